import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { isAdmin } from "../../user/is-admin.ts";
import { findByAddress } from "./find-by-address.ts";

/** Returns for each address whether it has an account. The number of calls per admin is limited. */
export async function lookUpUsers(
  ctx: UserContext,
  { emails }: InputOf<typeof routes.lookUpUsers>,
): Promise<AnswerOf<typeof routes.lookUpUsers>> {
  await countSubject(ctx, "search-accounts", String(ctx.user.id));
  return (await findByAddress(emails)).map(({ email, user }) =>
    user
      ? { email, state: isAdmin(ctx, user) ? "admin" : "account", name: user.name, joinDate: user.joinDate }
      : { email, state: "unknown", name: "", joinDate: null },
  );
}
