import { type Outcome, refusedIndex } from "./transaction.ts";

export async function transact(run: () => Promise<Outcome>, refused: (index: number) => Error): Promise<void> {
  const index = refusedIndex(await run());
  if (index !== undefined) throw refused(index);
}

export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (/conditional request failed/i.test(error.message) ||
    (error.cause instanceof Error && error.cause.name === "ConditionalCheckFailedException"));
