import type { AccountEntry } from "./account-entries.ts";
import { AccountEntryEntity } from "./account-entry.entity.ts";
import { comparePositions } from "./account-keys.ts";

/** A list of the index, restricted to keys with a common beginning. */
interface Order {
  list: AccountEntry["list"];
  /** Beginning of the keys. Empty for all entries. */
  prefix: string;
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
const highest = "\u{10FFFF}";

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

async function readNext({ list, prefix, isDescending }: Order, stream: Stream, pageAfter: string | undefined) {
  const { group, chunk, entries } = stream;
  const after = entries.at(-1)?.position ?? pageAfter;
  const [lowest, last] = isDescending ? [prefix, after] : [after ?? prefix, undefined];
  const query = AccountEntryEntity.query
    .ofGroup({ list, group })
    .between({ position: lowest }, { position: last ?? `${prefix}${highest}` });
  // One more than needed, because the bounds are inclusive and the entry at `after` is left out.
  const { data } = await query.go({ limit: chunk + 1, pages: 1, order: isDescending ? "desc" : "asc" });
  entries.push(...data.filter(({ position }) => position !== after));
  stream.isComplete = data.length <= chunk;
  stream.chunk = chunk * 2;
}
