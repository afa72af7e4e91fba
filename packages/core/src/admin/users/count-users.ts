import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { readCounts } from "../account-index/account-count.entity.ts";
import { selectedCounts, totalOf } from "../account-index/account-group.ts";
import { readAdmins } from "./read-admins.ts";

/** Counts the accounts to which all given filters apply, from the counts of their groups. */
export async function countUsers(
  ctx: UserContext,
  filter: InputOf<typeof routes.countUsers>,
): Promise<AnswerOf<typeof routes.countUsers>> {
  if (filter.role === "admin") {
    const admins = await readAdmins(ctx, { search: "", sort: "newest", filter });
    return { total: admins.length };
  }
  return { total: totalOf(selectedCounts(await readCounts(), filter)) };
}
