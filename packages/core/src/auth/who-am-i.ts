import type { User } from "@linkedpotential/contract/user/schema";
import type { UserContext } from "../context.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { toUser } from "../user/to-user.ts";

/** The signed-in account with its whole profile (SESS-03, D31). One round trip. */
export async function whoAmI(ctx: UserContext): Promise<User> {
  return toUser(await findOwnUser(ctx), ctx.user);
}
