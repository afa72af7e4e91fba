import { InvoiceEntity } from "../../billing/invoices/invoice.entity.ts";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import { deleteItems } from "../../db/delete-items.ts";
import { UserEntity } from "../user.entity.ts";

/**
 * Returns the partition key that all entities with the user id as first key share. ElectroDB adds casing and padding.
 */
const partitionOf = (userId: number): string => UserEntity.get({ userId }).params<{ Key: { pk: string } }>().Key.pk;

/**
 * Entities that tax law requires for years (O116). `eraseContract` has removed everything else from their items (O197).
 */
const kept = [InvoiceEntity, SubscriptionEntity].map(({ schema }) => schema.model.entity);

export const eraseOwnItems = (userId: number): Promise<number> => deleteItems({ key: partitionOf(userId) }, kept);

/** Erases items of other partitions that are indexed by user id: mailed links and idempotency records. */
export const eraseScatteredItems = (userId: number): Promise<number> =>
  deleteItems({ index: "gsi2", key: partitionOf(userId) });
