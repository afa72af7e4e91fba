import { withCallHooks } from "@linkedpotential/core/outbound-calls";

export interface Fault {
  /** Which call to the store fails, counted from 1. */
  call: number;
  /** `before` it reaches the store, or `after` it was carried out: only the answer is lost. */
  moment: "before" | "after";
  /** Whether every later call fails too, as if the process had been killed. */
  isLasting: boolean;
  /** What the store says; without it, nothing. */
  error?: Error;
}

/** Of a write to an item that a transaction is writing at that moment. @internal */
export const transactionConflict = (): Error =>
  Object.assign(new Error("Transaction is ongoing for the item"), { name: "TransactionConflictException" });

class StoreFailed extends Error {
  constructor() {
    super("the store gave no answer");
  }
}

/** Runs work while a call to the store fails. Answers whether it came to that call. */
export async function withFault(
  { call, moment, isLasting, error = new StoreFailed() }: Fault,
  work: () => Promise<unknown>,
): Promise<boolean> {
  let calls = 0;
  const fail = () => {
    throw error;
  };
  const observe = () => {
    calls += 1;
    if (calls === call) return moment === "before" ? fail() : fail;
    return isLasting && calls > call ? fail() : () => {};
  };
  await withCallHooks({ observe }, work);
  return calls >= call;
}
