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

/** Also a single write that met one transaction after another. */
const isContended = (error: unknown): boolean =>
  error instanceof Contended || (error instanceof Error && hasMetTransaction(error.cause));

const hasMetTransaction = (error: unknown): boolean =>
  error instanceof Error && error.name === "TransactionConflictException";

/** A transaction is over within milliseconds; these are a tenth of a second in all. */
const shortPatience = { attempts: 6, firstMs: 5, mostMs: 50 };

/** A write that meets a transaction is refused before it has written anything, and the SDK does not repeat it. */
export const pastTransactions = <T>(write: () => Promise<T>): Promise<T> =>
  retry(shortPatience, hasMetTransaction, write);
