import type * as routes from "@linkedpotential/contract/admin/routes";
import type { UserTotal } from "@linkedpotential/contract/admin/user-list";
import type { InputOf } from "@linkedpotential/contract/route";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { readCounts } from "../account-index/account-count.entity.ts";
import { selectedCounts, totalOf } from "../account-index/account-group.ts";
import { isFoundBy, searchParts } from "../account-index/account-keys.ts";
import { readSome } from "../account-index/read-entries.ts";
import { conditionsOf } from "./account-orders.ts";
import type { AccountReading } from "./account-page.ts";
import { hasDates } from "./date-filter.ts";
import { findById } from "./find-by-id.ts";
import { findListedAccounts, isListed } from "./listed-account.ts";
import { readAdmins } from "./read-admins.ts";
import { similarSpellings } from "./similar-spellings.ts";

/** Number of entries per condition at which counting stops. */
const countedMax = 5000;
/** Number of accounts at which counting stops when each one has to be read. */
const readMax = 500;

type Counting = Pick<AccountReading, "search" | "filter">;
type Count = Omit<UserTotal, "similar">;

/**
 * Counts the accounts to which all given filters apply. Without a search and dates, the counts of their groups give the
 * total. When a search finds nothing, suggests other spellings. The number of searches per admin is limited.
 */
export async function countUsers(
  ctx: UserContext,
  { search = "", ...filter }: InputOf<typeof routes.countUsers>,
): Promise<UserTotal> {
  if (search) await countSubject(ctx, "search-accounts", String(ctx.user.id));
  const counts = selectedCounts(await readCounts(), filter);
  const groups = [...counts.keys()];
  const isSearchOrDated = search !== "" || hasDates(filter) || filter.role === "admin";
  if (!isSearchOrDated) return { total: totalOf(counts), isAtLeast: false, similar: [] };
  const counted = await count(ctx, { search, filter }, groups);
  const isInVain = counted.total === 0 && searchParts(search).length > 0;
  return { ...counted, similar: isInVain ? await similarSpellings(ctx, { search, filter }, groups) : [] };
}

async function count(ctx: UserContext, { search, filter }: Counting, groups: readonly string[]): Promise<Count> {
  const found = search ? await findById(search) : undefined;
  if (found) return exactly(isListed(ctx, found, filter) ? 1 : 0);
  if (filter.role === "admin") return exactly((await readAdmins(ctx, { search, sort: "newest", filter })).length);
  if (search && searchParts(search).length === 0) return exactly(0);
  return countEntries({ search, filter }, groups);
}

const exactly = (total: number): Count => ({ total, isAtLeast: false });

/**
 * Counts the accounts that have an entry for each condition. The index cannot tell whether an account has several parts
 * of a search, so their names are read.
 */
async function countEntries(counting: Counting, groups: readonly string[]): Promise<Count> {
  const pages = await Promise.all(conditionsOf(counting).map((order) => readSome(order, groups, countedMax)));
  const [first = new Set<number>(), ...others] = pages.map(
    ({ entries }) => new Set(entries.map(({ userId }) => userId)),
  );
  const ids = [...first].filter((id) => others.every((other) => other.has(id)));
  const isAtLeast = pages.some(({ hasMore }) => hasMore);
  const parts = searchParts(counting.search);
  if (parts.length < 2) return { total: ids.length, isAtLeast };
  const accounts = await findListedAccounts(ids.slice(0, readMax));
  const total = accounts.filter(({ user }) => isFoundBy(parts, user)).length;
  return { total, isAtLeast: isAtLeast || ids.length > readMax };
}
