import { withCallHooks } from "@linkedpotential/core/outbound-calls";

export interface Fault {
  /** Which call to the store fails, counted from 1. */
  call: number;
  /** `before` it reaches the store, or `after` it was carried out: only the answer is lost. */
  moment: "before" | "after";
  /** Whether every later call fails too, as if the process had been killed. */
  isLasting: boolean;
  /** The only operation that is counted and fails, by its name at the store. Absent when all do. */
  operation?: string;
  /** What the store says; without it, nothing. */
  error?: Error;
}

/** The store's refusal of a write to an item that a transaction is writing at that moment. */
export const transactionConflict = (): Error =>
  Object.assign(new Error("Transaction is ongoing for the item"), { name: "TransactionConflictException" });

/** The store's refusal of a transaction, with a code for each part. */
export const transactionCanceled = (...codes: string[]): Error =>
  Object.assign(new Error("Transaction cancelled"), {
    name: "TransactionCanceledException",
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

class StoreFailed extends Error {
  constructor() {
    super("the store gave no answer");
  }
}

/** Runs work while a call to the store fails. A retry of the SDK is a call, too. Answers whether it came to that call. */
export async function withFault(
  { call, moment, isLasting, operation, error = new StoreFailed() }: Fault,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let calls = 0;
  const fail = () => {
    throw error;
  };
  const observe = (name: string) => {
    if (operation !== undefined && name !== operation) return () => {};
    calls += 1;
    if (calls === call) return moment === "before" ? fail() : fail;
    return isLasting && calls > call ? fail() : () => {};
  };
  await withCallHooks({ observe }, work);
  return calls >= call;
}

/**
 * Runs work while the store throttles a share of all calls, at irregular intervals. Answers how many it refused.
 *
 * @internal
 */
export async function withThrottling(share: number, work: () => Promise<unknown>): Promise<number> {
  let seed = 1;
  let refused = 0;
  const observe = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    if (seed / 2_147_483_647 >= share) return () => {};
    refused += 1;
    throw Object.assign(new Error("Rate of requests is too high"), { name: "ThrottlingException" });
  };
  await withCallHooks({ observe }, work);
  return refused;
}
