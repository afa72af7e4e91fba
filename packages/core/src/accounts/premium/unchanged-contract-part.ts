import type { StoredSubscription } from "../../billing/subscription.entity.ts";
import type { AdministeredParts } from "../administered-items.entity.ts";

/** Returns the transaction part that fails when the contract has changed since it was read. */
export const unchangedContractPart = (parts: AdministeredParts, userId: number, stored: StoredSubscription | null) =>
  parts.subscription
    .check({ userId })
    .where((of, { eq, notExists }) => (stored ? eq(of.version, stored.version) : notExists(of.version)))
    .commit();
