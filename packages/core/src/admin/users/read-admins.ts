import type { UserSorting } from "@linkedpotential/contract/admin/user-filters";
import type { UserContext } from "../../context.ts";
import { comparePositions, isFoundBy, nameKey, positionOf, searchParts } from "../account-index/account-keys.ts";
import type { AccountReading } from "./account-page.ts";
import { findByAddress } from "./find-by-address.ts";
import { findListedAccounts, isListed, type ListedAccount } from "./listed-account.ts";

type Reading = Pick<AccountReading, "search" | "sort" | "filter">;

/** Reads the accounts of all admins in one page. The settings name their addresses, so they are few. */
export async function readAdmins(ctx: UserContext, { search, sort, filter }: Reading): Promise<ListedAccount[]> {
  const found = await findByAddress(ctx.config.adminEmails);
  const admins = await findListedAccounts(found.flatMap(({ user }) => user?.userId ?? []));
  const parts = searchParts(search);
  const isFound = ({ user }: ListedAccount) => search === "" || isFoundBy(parts, user);
  const shown = admins.filter((account) => isListed(ctx, account, filter) && isFound(account));
  return shown.sort(comparisons[search ? "name" : sort]);
}

const byId = (one: ListedAccount, other: ListedAccount): number => one.user.userId - other.user.userId;

const byName = ({ user: one }: ListedAccount, { user: other }: ListedAccount): number =>
  comparePositions(positionOf(nameKey(one.name), one.userId), positionOf(nameKey(other.name), other.userId));

const byLastSignIn = (one: ListedAccount, other: ListedAccount): number =>
  (other.signedInOn ?? "").localeCompare(one.signedInOn ?? "") || byId(other, one);

const comparisons: Record<UserSorting, (one: ListedAccount, other: ListedAccount) => number> = {
  newest: (one, other) => byId(other, one),
  oldest: byId,
  name: byName,
  signedIn: byLastSignIn,
};
