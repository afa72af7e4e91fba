import { InvoiceEntity } from "../../billing/invoices/invoice.entity.ts";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import { removeItems } from "../../db/remove-items.ts";
import { UserEntity } from "../user.entity.ts";

/**
 * Returns the partition key that all entities with the user id as first key share. ElectroDB adds casing and padding.
 */
const partitionOf = (userId: number): string => UserEntity.get({ userId }).params<{ Key: { pk: string } }>().Key.pk;

/** Kept for years because tax law requires it (O116). `eraseContract` has reduced them to what is required (O197). */
const kept = [InvoiceEntity, SubscriptionEntity].map(({ schema }) => schema.model.entity);

export const eraseOwnItems = (userId: number): Promise<number> => removeItems({ key: partitionOf(userId) }, kept);

/** Erases items of other partitions that are indexed by user id: mailed links and idempotency records. */
export const eraseScatteredItems = (userId: number): Promise<number> =>
  removeItems({ index: "gsi2", key: partitionOf(userId) });
