import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "../errors.ts";

interface ItemOutcome {
  rejected: boolean;
  code?: string;
}
interface Outcome {
  canceled: boolean;
  data: readonly (ItemOutcome | null)[];
}

/** Most attempts when other transactions hold the same items; the pauses grow to about a second in all. */
const attempts = 12;

/**
 * Runs a transaction that either happens as a whole or not at all. Conflicts with other transactions are tried
 * again. A refused condition ends in `refused(index)`, the position of the first refused part in the list.
 *
 * @throws what `refused` returns, or `request.conflict` when the items stay contended
 */
export async function transact(run: () => Promise<Outcome>, refused: (index: number) => Error): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const outcome = await run();
    if (!outcome.canceled) return;
    const index = outcome.data.findIndex((item) => item?.code === "ConditionalCheckFailed");
    if (index >= 0) throw refused(index);
    await wait(Math.random() * Math.min(2 ** attempt, 200));
  }
  throw new DomainError("request.conflict");
}

/** Whether a single write failed because its condition did not hold. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (/conditional request failed/i.test(error.message) ||
    (error.cause instanceof Error && error.cause.name === "ConditionalCheckFailedException"));
