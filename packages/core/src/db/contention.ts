import { DomainError } from "../errors.ts";
import { retry } from "../retry.ts";

/** Thrown where another write came first: what was read no longer holds, the work begins anew. */
export class Contended extends Error {}

/** In each round one of the rivals gets through; the pauses are a second in all. */
const patience = { attempts: 25, firstMs: 2, mostMs: 100 };

/**
 * Runs work again for as long as others write the same items.
 *
 * @throws `request.conflict` when they stay contended, and what else `run` throws
 */
export async function whileContended<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await retry(patience, isContended, run);
  } catch (error) {
    throw isContended(error) ? new DomainError("request.conflict", { cause: error }) : error;
  }
}

/** Also a single write that met a transaction. */
const isContended = (error: unknown): boolean =>
  error instanceof Contended ||
  (error instanceof Error && error.cause instanceof Error && error.cause.name === "TransactionConflictException");
