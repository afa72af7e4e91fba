import type * as routes from "@linkedpotential/contract/admin/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { isAdmin } from "../../user/is-admin.ts";
import { findByAddress } from "./find-by-address.ts";

export async function lookUpUsers(
  _ctx: UserContext,
  { emails }: InputOf<typeof routes.lookUpUsers>,
): Promise<AnswerOf<typeof routes.lookUpUsers>> {
  return (await findByAddress(emails)).map(({ email, user }) =>
    user
      ? { email, state: isAdmin(user) ? "admin" : "account", name: user.name, joinDate: user.joinDate }
      : { email, state: "unknown", name: "", joinDate: null },
  );
}
