import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import { flagNames } from "@linkedpotential/contract/admin/user-filters";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import type { AccountFilter } from "../account-index/account-group.ts";
import type { AccountPage, AccountReading } from "./account-page.ts";
import { hasDates } from "./date-filter.ts";
import { findById } from "./find-by-id.ts";
import { isListed, toListedUser } from "./listed-account.ts";
import { readAdmins } from "./read-admins.ts";
import { readAllAccounts } from "./read-all-accounts.ts";
import { readIndexedAccounts } from "./read-indexed-accounts.ts";

/**
 * Lists accounts by page: all of them, those to which all given filters apply, or those that a search finds. The cost
 * of a page does not depend on the number of accounts (docs/adr/0062). The number of searches per admin is limited.
 * @throws `request.invalid` for a cursor of another list
 */
export async function listUsers(
  ctx: UserContext,
  { search = "", sort = "newest", limit = adminPageSize, cursor, ...filter }: InputOf<typeof routes.listUsers>,
): Promise<AnswerOf<typeof routes.listUsers>> {
  if (search) await countSubject(ctx, "search-accounts", String(ctx.user.id));
  const reading = { search, sort, filter, cursor, pageSize: Math.min(limit, adminPageSize) };
  const { accounts, nextCursor } = await readAccounts(ctx, reading);
  return { items: accounts.map((account) => toListedUser(ctx, account)), nextCursor };
}

async function readAccounts(ctx: UserContext, reading: AccountReading): Promise<AccountPage> {
  const { search, sort, filter } = reading;
  const found = search ? await findById(search) : undefined;
  if (found) return { accounts: isListed(ctx, found, filter) ? [found] : [], nextCursor: undefined };
  if (filter.role === "admin") return { accounts: await readAdmins(ctx, reading), nextCursor: undefined };
  if (search || sort === "name" || sort === "signedIn" || isFiltered(filter) || hasDates(filter))
    return readIndexedAccounts(reading);
  return readAllAccounts(reading);
}

const isFiltered = ({ role, plan, ...flags }: AccountFilter): boolean =>
  role !== undefined || plan !== undefined || flagNames.some((name) => flags[name] !== undefined);
