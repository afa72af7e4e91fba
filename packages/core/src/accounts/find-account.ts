import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { isAdmin } from "../user/is-admin.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";

/** @throws `admin.user_not_found` */
export async function findAccount(userId: number): Promise<UserItem> {
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!data) throw new DomainError("admin.user_not_found");
  return data;
}

/**
 * Returns an account that admins may lock or delete. No admin can be locked, so there is always one left.
 * @throws `admin.user_not_found`, `account.own`, `account.is_admin`
 */
export async function findRemovableAccount(ctx: UserContext, userId: number): Promise<UserItem> {
  if (userId === ctx.user.id) throw new DomainError("account.own");
  const account = await findAccount(userId);
  if (isAdmin(ctx, account)) throw new DomainError("account.is_admin");
  return account;
}
