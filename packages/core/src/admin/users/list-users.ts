import { adminPageSize } from "@linkedpotential/contract/admin/limits";
import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { findUsers } from "./find-users.ts";
import { toListedUser } from "./to-listed-user.ts";
import { userSearch } from "./user-search.ts";

const readAtOnce = 100;
const searchedMax = 1000;

/**
 * Lists accounts by page, newest first. A search covers at most `searchedMax` accounts per call, so a page may be short
 * or empty although more pages follow. The number of searches per admin is limited.
 */
export async function listUsers(
  ctx: UserContext,
  { search, limit = adminPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listUsers>,
): Promise<AnswerOf<typeof routes.listUsers>> {
  const wanted = Math.min(limit, adminPageSize);
  if (!search) {
    const { users, next } = await readPage(cursor, wanted);
    return { items: users.map((user) => toListedUser(ctx, user)), nextCursor: next?.toString() };
  }
  await countSubject(ctx, "search-accounts", String(ctx.user.id));
  const matches = userSearch(search);
  const found: UserItem[] = [];
  let next: number | undefined = cursor;
  for (let looked = 0; next !== undefined && looked < searchedMax && found.length < wanted; looked += readAtOnce) {
    const page = await readPage(next, readAtOnce);
    found.push(...page.users.filter(matches));
    next = page.next;
  }
  // Leave out matches that do not fit on the page. The next page starts after the last match shown and finds them
  // again.
  const shown = found.slice(0, wanted);
  const from = found.length > wanted ? shown.at(-1)?.userId : next;
  return { items: shown.map((user) => toListedUser(ctx, user)), nextCursor: from?.toString() };
}

async function readPage(before: number, limit: number): Promise<{ users: UserItem[]; next: number | undefined }> {
  const query = UserEntity.query.listed({}).lt({ userId: before });
  const { data: keys, cursor } = await query.go({ limit, pages: 1, order: "desc" });
  const users = await findUsers(keys.map(({ userId }) => userId));
  return { users, next: cursor === null ? undefined : keys.at(-1)?.userId };
}
