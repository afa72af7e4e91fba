import { DomainError } from "../errors.ts";
import { retry } from "../retry.ts";

/** Thrown when a precondition failed because another call wrote after the read. */
export class ConflictError extends Error {}

/** Thrown when other transactions blocked a transaction in every attempt of the client. */
export class BlockedError extends Error {}

/**
 * Retry policy for conflicts. At least one of the conflicting calls succeeds per attempt. The pauses add up to at most
 * 2.2 s, on average 1.1 s.
 */
const conflictPolicy = { attempts: 25, firstMs: 2, longestMs: 100 };

/**
 * Maximum number of attempts whose write was blocked by transactions. Each of them takes a second, because the client
 * retries such a write itself, and a Lambda must answer within 10 s.
 */
const blockedMax = 5;

/**
 * Runs a sequence of read, check and write. Starts it again with a new read when a concurrent call changed or blocked
 * what it writes.
 * @throws `request.conflict` after the last attempt
 */
export async function retryOnConflict<T>(run: () => Promise<T>, attempts = conflictPolicy.attempts): Promise<T> {
  let blocked = 0;
  const isRetryable = (error: unknown) => {
    if (error instanceof ConflictError) return true;
    blocked += 1;
    return isConflict(error) && blocked < blockedMax;
  };
  try {
    return await retry({ ...conflictPolicy, attempts }, isRetryable, run);
  } catch (error) {
    throw isConflict(error) ? new DomainError("request.conflict", { cause: error }) : error;
  }
}

/**
 * Tells whether an error comes from concurrent calls: a ConflictError, or a write that transactions blocked in every
 * attempt.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof ConflictError || error instanceof BlockedError || (error instanceof Error && isHeld(error.cause));

const isHeld = (error: unknown): boolean => error instanceof Error && error.name === "TransactionConflictException";

interface StoreError extends Error {
  CancellationReasons?: readonly { Code?: string }[];
  $retryable?: { throttling: boolean };
}

const passing = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);

/** Marks an error as retryable for the SDK when a concurrent transaction or throttling prevented the write. */
export function retryableConflict(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { CancellationReasons = [] }: StoreError = error;
  const codes = CancellationReasons.flatMap(({ Code = "None" }) => (Code === "None" ? [] : [Code]));
  const isPassing = codes.length > 0 && codes.every((code) => passing.has(code));
  return isHeld(error) || isPassing ? Object.assign(error, { $retryable: { throttling: true } }) : error;
}
