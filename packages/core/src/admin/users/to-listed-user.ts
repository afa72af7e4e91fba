import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { isAdmin } from "../../user/is-admin.ts";
import type { UserItem } from "../../user/user.entity.ts";

export const toListedUser = (user: UserItem): ListedUser => {
  const { userId: id, name, email, emailVerified, joinDate, role, plan } = user;
  return { id, name, email, emailVerified, joinDate, role, plan, isAdmin: isAdmin(user) };
};
