import { InvoiceEntity } from "../../billing/invoices/invoice.entity.ts";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import { deleteItems } from "../../db/delete-items.ts";
import { UserEntity } from "../user.entity.ts";

/**
 * Returns the partition key shared by all entities whose key starts with the user id. ElectroDB computes it, because it
 * adds casing and padding.
 */
const partitionOf = (userId: number): string => UserEntity.get({ userId }).params<{ Key: { pk: string } }>().Key.pk;

/**
 * Entities that are not erased, because tax law requires them for years (O116). `eraseContract` has already removed all
 * other data from their items (O197).
 */
const kept = [InvoiceEntity, SubscriptionEntity].map(({ schema }) => schema.model.entity);

export const eraseOwnItems = (userId: number): Promise<number> => deleteItems({ key: partitionOf(userId) }, kept);

/**
 * Erases the user's items in other partitions, which are found by an index on the user id: mailed links and idempotency
 * records.
 */
export const eraseScatteredItems = (userId: number): Promise<number> =>
  deleteItems({ index: "gsi2", key: partitionOf(userId) });
