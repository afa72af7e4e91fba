import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { Context } from "../../context.ts";
import { isAdmin } from "../../user/is-admin.ts";
import type { UserItem } from "../../user/user.entity.ts";

export const toListedUser = (ctx: Context, user: UserItem): ListedUser => {
  const { userId: id, name, email, emailVerified, joinDate, role, plan } = user;
  return { id, name, email, emailVerified, joinDate, role, plan, isAdmin: isAdmin(ctx, user) };
};
