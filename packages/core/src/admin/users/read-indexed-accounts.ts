import { readCounts } from "../account-index/account-count.entity.ts";
import type { AccountEntry } from "../account-index/account-entries.ts";
import { selectedCounts } from "../account-index/account-group.ts";
import {
  comparePositions,
  isFoundBy,
  isPosition,
  positionOf,
  searchKeys,
  searchParts,
} from "../account-index/account-keys.ts";
import { readEntries } from "../account-index/read-entries.ts";
import { wrongCursor } from "../account-index/wrong-cursor.ts";
import { orderOf } from "./account-orders.ts";
import type { AccountPage, AccountReading } from "./account-page.ts";
import { findListedAccounts, type ListedAccount, matchesFilter } from "./listed-account.ts";

/**
 * Maximum number of reads per page. An account has at most six entries that one search finds, so a page is full
 * earlier, unless the index is about to be updated for many accounts, or a filter by dates or another word of the search
 * leaves few of the accounts that the first one selects. The page is then short, and its cursor continues.
 */
const readsMax = 8;

/**
 * Reads a page of accounts in the order of the index. A search reads the entries that its longest part finds, in their
 * order, and checks the others per account.
 */
export async function readIndexedAccounts(reading: AccountReading): Promise<AccountPage> {
  const { search, filter, cursor, pageSize } = reading;
  const parts = searchParts(search);
  let after = cursor === undefined ? undefined : readCursor(cursor);
  if (search && parts.length === 0) return { accounts: [], nextCursor: undefined };
  const counts = selectedCounts(await readCounts(), filter);
  const order = orderOf(reading);
  const accounts = new Map<number, ListedAccount>();
  let hasMore = true;
  for (let reads = 0; hasMore && accounts.size < pageSize && reads < readsMax; reads += 1) {
    const page = await readEntries(order, counts, pageSize - accounts.size, after);
    for (const account of await findShown(page.entries, filter, parts)) accounts.set(account.user.userId, account);
    after = page.entries.at(-1)?.position ?? after;
    hasMore = page.hasMore;
  }
  const nextCursor = hasMore && after !== undefined ? writeCursor(after) : undefined;
  return { accounts: [...accounts.values()], nextCursor };
}

/**
 * Reads the accounts of entries. The index lags behind the accounts, so an entry may be about a deleted account or one
 * that the filter no longer selects.
 */
async function findShown(
  entries: readonly AccountEntry[],
  filter: AccountReading["filter"],
  parts: readonly string[],
): Promise<ListedAccount[]> {
  const found = await findListedAccounts(entries.map(({ userId }) => userId));
  const byId = new Map(found.map((account) => [account.user.userId, account]));
  return entries.flatMap((entry) => {
    const account = byId.get(entry.userId);
    if (!account || !matchesFilter(account, filter)) return [];
    return isFirst(entry, account, parts) ? account : [];
  });
}

/**
 * Whether an entry is the first one of its account that a search finds. The others are left out, so that no account is
 * listed twice. Also false for an entry with an earlier name or address.
 */
function isFirst({ list, position }: AccountEntry, { user }: ListedAccount, parts: readonly string[]): boolean {
  if (list !== "search") return true;
  if (!isFoundBy(parts, user)) return false;
  const keys = searchKeys(user).filter((key) => key.startsWith(parts[0] ?? ""));
  const [first] = keys.map((key) => positionOf(key, user.userId)).sort(comparePositions);
  return position === first;
}

const writeCursor = (position: string): string => Buffer.from(position).toString("base64url");

function readCursor(cursor: string): string {
  const position = Buffer.from(cursor, "base64url").toString();
  if (!isPosition(position)) throw wrongCursor();
  return position;
}
