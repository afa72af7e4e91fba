import { withCallHooks } from "@linkedpotential/core/outbound-calls";

export interface Fault {
  /** Number of the database call that fails, counted from 1. */
  call: number;
  /**
   * Moment of the failure. `before` means that the call does not reach the database. `after` means that it was carried
   * out and only its answer is lost.
   */
  moment: "before" | "after";
  /** True to make every later call fail too, as if the process had been killed. */
  isLasting: boolean;
  /** Name of the only DynamoDB operation that is counted and fails. Absent for all operations. */
  operation?: string;
  /** Error that the database answers. Absent when it gives no answer at all. */
  error?: Error;
}

export const transactionConflict = (): Error =>
  Object.assign(new Error("Transaction is ongoing for the item"), { name: "TransactionConflictException" });

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

/**
 * Runs work while one database call fails. Retries of the SDK count as calls. Returns whether the work made enough
 * calls to reach the one that fails.
 */
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
 * Runs work while transactions block the first writes of an operation. Retries of the SDK count as writes.
 * @internal
 */
export async function withBlockedWrites(
  operation: string,
  writes: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let left = writes;
  const observe = (name: string) => {
    if (name !== operation || left === 0) return () => {};
    left -= 1;
    throw name === "TransactWriteItems" ? transactionCanceled("TransactionConflict") : transactionConflict();
  };
  await withCallHooks({ observe }, work);
}

/**
 * Runs work while the database throttles a share of its calls. The pseudo-random order is the same in each run. Returns
 * the number of throttled calls.
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
