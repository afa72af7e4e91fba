import { InvoiceEntity } from "../../billing/invoices/invoice.entity.ts";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import { removeItems } from "../../db/remove-items.ts";
import { UserEntity } from "../user.entity.ts";

/** The partition that every entity shares whose key begins with the user; `casing` and padding are ElectroDB's. */
const partitionOf = (userId: number): string => UserEntity.get({ userId }).params<{ Key: { pk: string } }>().Key.pk;

/** Tax law wants them for years (O116); what is left of the contract, its step has seen to (O197). */
const kept = [InvoiceEntity, SubscriptionEntity].map(({ schema }) => schema.model.entity);

export const eraseOwnItems = (userId: number): Promise<number> => removeItems({ key: partitionOf(userId) }, kept);

/** What lies elsewhere and is found by the user's id: links that were mailed, what was done once. */
export const eraseScatteredItems = (userId: number): Promise<number> =>
  removeItems({ index: "gsi2", key: partitionOf(userId) });
