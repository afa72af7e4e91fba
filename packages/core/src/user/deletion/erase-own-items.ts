import { InvoiceEntity } from "../../billing/invoices/invoice.entity.ts";
import { removeItems } from "../../db/remove-items.ts";
import { UserEntity } from "../user.entity.ts";

/** The partition that every entity shares whose key begins with the user; `casing` and padding are ElectroDB's. */
const partitionOf = (userId: number): string => UserEntity.get({ userId }).params<{ Key: { pk: string } }>().Key.pk;

/** Tax law wants them for years (O116). */
const kept = [InvoiceEntity.schema.model.entity];

export const eraseOwnItems = (userId: number): Promise<number> => removeItems({ key: partitionOf(userId) }, kept);

/** What lies elsewhere and is found by the user's id: links that were mailed, what was done once. */
export const eraseScatteredItems = (userId: number): Promise<number> =>
  removeItems({ index: "gsi2", key: partitionOf(userId) });
