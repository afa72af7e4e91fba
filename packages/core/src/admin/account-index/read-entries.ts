import type { AccountEntry } from "./account-entries.ts";
import { AccountEntryEntity } from "./account-entry.entity.ts";
import { comparePositions } from "./account-keys.ts";

/** A list of the index, restricted to positions between two inclusive bounds. */
export interface Order {
  list: AccountEntry["list"];
  lowest: string;
  highest: string;
  isDescending: boolean;
}

interface EntryPage {
  entries: AccountEntry[];
  hasMore: boolean;
}

/** Entries of one group that were read so far, in order. */
interface Stream {
  group: string;
  entries: AccountEntry[];
  /** Number of entries that the next read requests. */
  chunk: number;
  isComplete: boolean;
}

/** Sorts after all characters that a position contains. */
const lastCharacter = "\u{10FFFF}";

/** Returns the bounds of the positions that begin with a text. An empty text bounds nothing. */
export const beginningWith = (prefix: string): Pick<Order, "lowest" | "highest"> => ({
  lowest: prefix,
  highest: `${prefix}${lastCharacter}`,
});

/**
 * Reads a page of the entries of several groups in one order. `counts` contains the number of accounts of each group,
 * and `after` is the position of the last entry of the page before. Reads about as many entries as the page contains,
 * whatever the number of accounts.
 */
export async function readEntries(
  order: Order,
  counts: ReadonlyMap<string, number>,
  limit: number,
  after: string | undefined,
): Promise<EntryPage> {
  const streams = streamsOf(counts, limit);
  let merged: AccountEntry[] = [];
  for (let lagging = streams; lagging.length > 0; lagging = laggingOf(streams, merged[limit], order)) {
    await Promise.all(lagging.map((stream) => readNext(order, stream, after)));
    merged = streams.flatMap(({ entries }) => entries).sort((one, other) => compare(order, one, other));
  }
  return { entries: merged.slice(0, limit), hasMore: merged.length > limit };
}

/** First reads the share of each group that can be expected on the page, with a margin for chance. */
function streamsOf(counts: ReadonlyMap<string, number>, limit: number): Stream[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].map(([group, count]) => {
    const share = ((limit + 1) * count) / total;
    const chunk = Math.min(limit + 1, Math.ceil(share + 2 * Math.sqrt(share)) + 1);
    return { group, entries: [], chunk, isComplete: false };
  });
}

/** Returns the groups that may have further entries before `last`, the first entry that is not on the page. */
function laggingOf(streams: readonly Stream[], last: AccountEntry | undefined, order: Order): Stream[] {
  return streams.filter(({ entries, isComplete }) => {
    const end = entries.at(-1);
    return !isComplete && (!last || !end || compare(order, end, last) < 0);
  });
}

const compare = ({ isDescending }: Order, one: AccountEntry, other: AccountEntry): number =>
  (isDescending ? -1 : 1) * comparePositions(one.position, other.position);

/**
 * Reads the entries of several groups without an order between the groups, at most `max`. Reads one group after the
 * other, so that `max` bounds the cost.
 */
export async function readSome(
  { list, lowest, highest }: Order,
  groups: readonly string[],
  max: number,
): Promise<EntryPage> {
  const entries: AccountEntry[] = [];
  if (isEmpty(lowest, highest)) return { entries, hasMore: false };
  for (const group of groups) {
    const query = AccountEntryEntity.query
      .ofGroup({ list, group })
      .between({ position: lowest }, { position: highest });
    const { data } = await query.go({ count: max + 1 - entries.length });
    entries.push(...data);
    if (entries.length > max) return { entries: entries.slice(0, max), hasMore: true };
  }
  return { entries, hasMore: false };
}

/** DynamoDB refuses a query whose bounds are in the wrong order. */
const isEmpty = (lowest: string, highest: string): boolean => comparePositions(lowest, highest) > 0;

async function readNext(order: Order, stream: Stream, pageAfter: string | undefined) {
  const { group, chunk, entries } = stream;
  const after = entries.at(-1)?.position ?? pageAfter;
  const { list, isDescending } = order;
  const lowest = isDescending ? order.lowest : (after ?? order.lowest);
  const highest = isDescending ? (after ?? order.highest) : order.highest;
  if (isEmpty(lowest, highest)) {
    stream.isComplete = true;
    return;
  }
  const query = AccountEntryEntity.query.ofGroup({ list, group }).between({ position: lowest }, { position: highest });
  // One more than needed, because the bounds are inclusive and the entry at `after` is left out.
  const { data } = await query.go({ limit: chunk + 1, pages: 1, order: isDescending ? "desc" : "asc" });
  entries.push(...data.filter(({ position }) => position !== after));
  stream.isComplete = data.length <= chunk;
  stream.chunk = chunk * 2;
}
