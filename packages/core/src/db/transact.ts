import type { TransactionSymbol } from "electrodb";
import { BlockedError } from "./conflict.ts";

interface ItemOutcome {
  rejected: boolean;
  code?: string;
}
interface Outcome {
  canceled: boolean;
  data: readonly (ItemOutcome | null)[];
}

interface Part {
  readonly [TransactionSymbol]: unknown;
}

/** Transaction parts by name. A name may stand for a group of parts. Undefined parts are left out. */
type NamedParts = Readonly<Record<string, Part | readonly Part[] | undefined>>;

interface Transactional {
  transaction: { write: (build: never) => unknown };
}
type EntitiesOf<Items extends Transactional> = Parameters<Parameters<Items["transaction"]["write"]>[0]>[0];

/** An ElectroDB service with a type of `transaction.write` that does not depend on its entities. */
interface AnyItems {
  transaction: { write: (build: (entities: never) => readonly Part[]) => { go: () => Promise<Outcome> } };
}

/**
 * Writes all parts or none. The client retries conflicts with other transactions.
 * @throws `refusal(name)`, where `name` is the first part whose condition failed, in the order that `build` returned
 * @throws BlockedError when conflicts persist
 */
export async function transact<const Items extends Transactional, const Parts extends NamedParts>(
  items: Items,
  build: (entities: EntitiesOf<Items>) => Parts,
  refusal: (name: keyof Parts & string) => Error,
): Promise<void> {
  let names: (keyof Parts & string)[] = [];
  const { transaction } = items as unknown as AnyItems;
  const outcome = await transaction
    .write((entities) => {
      const groups = Object.entries(build(entities)).map(([name, part]) => ({ name, parts: [part ?? []].flat() }));
      names = groups.flatMap(({ name, parts }) => parts.map(() => name));
      return groups.flatMap(({ parts }) => parts);
    })
    .go();
  const name = names[refusedIndex(outcome) ?? -1];
  if (name !== undefined) throw refusal(name);
}

function refusedIndex({ canceled, data }: Outcome): number | undefined {
  if (!canceled) return undefined;
  const codes = data.map((item) => item?.code);
  const index = codes.indexOf("ConditionalCheckFailed");
  if (index >= 0) return index;
  const text = `the transaction was canceled: ${codes.join(", ")}`;
  throw codes.includes("TransactionConflict") ? new BlockedError(text) : new Error(text);
}

export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (/conditional request failed/i.test(error.message) ||
    (error.cause instanceof Error && error.cause.name === "ConditionalCheckFailedException"));
