import { DomainError } from "../errors.ts";
import { retry } from "../retry.ts";

/** Another write came first: what was read no longer holds, the work begins anew. */
export class Contended extends Error {}

/** In each round one of the rivals gets through; the pauses are a second in all. */
const patience = { attempts: 25, firstMs: 2, mostMs: 100 };

/** @throws `request.conflict` when the items stay contended */
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
