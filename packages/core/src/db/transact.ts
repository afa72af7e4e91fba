import { Contended, whileContended } from "./contention.ts";

interface ItemOutcome {
  rejected: boolean;
  code?: string;
}
interface Outcome {
  canceled: boolean;
  data: readonly (ItemOutcome | null)[];
}

/** @throws `refused(index)` for the first refused part of the list, `request.conflict` when the items stay contended */
export async function transact(run: () => Promise<Outcome>, refused: (index: number) => Error): Promise<void> {
  const refusedAt = await whileContended(async () => {
    const { canceled, data } = await run();
    if (!canceled) return undefined;
    const index = data.findIndex((item) => item?.code === "ConditionalCheckFailed");
    if (index < 0) throw new Contended();
    return index;
  });
  if (refusedAt !== undefined) throw refused(refusedAt);
}

export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (/conditional request failed/i.test(error.message) ||
    (error.cause instanceof Error && error.cause.name === "ConditionalCheckFailedException"));
