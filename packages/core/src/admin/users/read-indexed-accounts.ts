import { readCounts } from "../account-index/account-count.entity.ts";
import type { AccountEntry } from "../account-index/account-entries.ts";
import { selectedCounts } from "../account-index/account-group.ts";
import { comparePositions, isPosition, positionOf, searchKeys, searchPrefix } from "../account-index/account-keys.ts";
import { readEntries } from "../account-index/read-entries.ts";
import { wrongCursor } from "../account-index/wrong-cursor.ts";
import { orderOf } from "./account-orders.ts";
import type { AccountPage, AccountReading } from "./account-page.ts";
import { findListedAccounts, type ListedAccount, matchesFilter } from "./listed-account.ts";

/**
 * Maximum number of reads per page. An account has at most six entries that one search finds, so a page is full
 * earlier, unless the index is about to be updated for many accounts, or a filter by dates leaves few of the accounts
 * that another condition selects. The page is then short, and its cursor continues.
 */
const readsMax = 8;

/** Reads a page of accounts in the order of the index. Search results are in the order of what was found. */
export async function readIndexedAccounts(reading: AccountReading): Promise<AccountPage> {
  const { search, filter, cursor, pageSize } = reading;
  const prefix = searchPrefix(search);
  let after = cursor === undefined ? undefined : readCursor(cursor);
  if (search && prefix === "") return { accounts: [], nextCursor: undefined };
  const counts = selectedCounts(await readCounts(), filter);
  const order = orderOf(reading);
  const accounts = new Map<number, ListedAccount>();
  let hasMore = true;
  for (let reads = 0; hasMore && accounts.size < pageSize && reads < readsMax; reads += 1) {
    const page = await readEntries(order, counts, pageSize - accounts.size, after);
    for (const account of await findShown(page.entries, filter, prefix)) accounts.set(account.user.userId, account);
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
  prefix: string,
): Promise<ListedAccount[]> {
  const found = await findListedAccounts(entries.map(({ userId }) => userId));
  const byId = new Map(found.map((account) => [account.user.userId, account]));
  return entries.flatMap((entry) => {
    const account = byId.get(entry.userId);
    if (!account || !matchesFilter(account, filter)) return [];
    return isFirst(entry, account, prefix) ? account : [];
  });
}

/**
 * Whether an entry is the first one of its account that a search finds. The others are left out, so that no account is
 * listed twice. Also false for an entry with an earlier name or address.
 */
function isFirst({ list, position }: AccountEntry, { user }: ListedAccount, prefix: string): boolean {
  if (list !== "search") return true;
  const keys = searchKeys(user).filter((key) => key.startsWith(prefix));
  const [first] = keys.map((key) => positionOf(key, user.userId)).sort(comparePositions);
  return position === first;
}

const writeCursor = (position: string): string => Buffer.from(position).toString("base64url");

function readCursor(cursor: string): string {
  const position = Buffer.from(cursor, "base64url").toString();
  if (!isPosition(position)) throw wrongCursor();
  return position;
}
