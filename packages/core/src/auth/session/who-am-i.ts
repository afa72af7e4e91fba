import type { User } from "@linkedpotential/contract/user/schema";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { toUser } from "../../user/to-user.ts";

export async function whoAmI(ctx: UserContext): Promise<User> {
  return toUser(ctx, await findOwnUser(ctx), ctx.user.workspace);
}
