import { DomainError } from "../errors.ts";
import { retry } from "../retry.ts";

/** What was read no longer holds because another call wrote in between. */
export class ConflictError extends Error {}

/** In each round one of the rivals succeeds. The pauses add up to 2.2 s at most, 1.1 s on average. */
const conflictPolicy = { attempts: 25, firstMs: 2, longestMs: 100 };

/**
 * Runs a read-check-write sequence, and starts it again with a new read when it throws `ConflictError`.
 * @throws `request.conflict` when the items stay contended
 */
export async function retryOnConflict<T>(run: () => Promise<T>, attempts = conflictPolicy.attempts): Promise<T> {
  try {
    return await retry({ ...conflictPolicy, attempts }, (error) => error instanceof ConflictError, run);
  } catch (error) {
    throw error instanceof ConflictError ? new DomainError("request.conflict", { cause: error }) : error;
  }
}

/** Whether other writers were in the way until the last attempt; also of a single write that met transactions only. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ConflictError || (error instanceof Error && isHeld(error.cause));

const isHeld = (error: unknown): boolean => error instanceof Error && error.name === "TransactionConflictException";

interface StoreError extends Error {
  CancellationReasons?: readonly { Code?: string }[];
  $retryable?: { throttling: boolean };
}

const passing = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

/** Marks an error for the SDK's retries when another transaction held an item or the table was busy: nothing was written. */
export function retryableConflict(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { CancellationReasons = [] }: StoreError = error;
  const codes = CancellationReasons.flatMap(({ Code = "None" }) => (Code === "None" ? [] : [Code]));
  const isPassing = codes.length > 0 && codes.every((code) => passing.has(code));
  return isHeld(error) || isPassing ? Object.assign(error, { $retryable: { throttling: true } }) : error;
}
