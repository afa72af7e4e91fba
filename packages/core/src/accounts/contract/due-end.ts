import type { StoredSubscription } from "../../billing/subscription.entity.ts";

type Stored = Pick<StoredSubscription, "status" | "isCancelled" | "ending">;

export const isRunning = ({ status }: Pick<Stored, "status">): boolean => status === "active" || status === "past_due";

/** Whether an admin has ordered the end of the contract and it has not been carried out yet. */
export const isEndDue = (stored: Stored | null): boolean =>
  Boolean(stored?.ending && isRunning(stored) && (stored.ending.isAtOnce || !stored.isCancelled));
