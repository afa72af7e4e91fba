import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { Context } from "../../context.ts";
import { readBatch } from "../../db/read-batch.ts";
import { isAdmin } from "../../user/is-admin.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { type AccountFilter, groupOf, isReportedGroup, isSelected } from "../account-index/account-group.ts";
import { IndexedAccountEntity } from "../account-index/indexed-account.entity.ts";
import { findUsers } from "./find-users.ts";

/** Account as the list of accounts shows it. Only the index knows whether it is reported. */
export interface ListedAccount {
  user: UserItem;
  isReported: boolean;
}

/** Reads accounts in the order of their ids. Deleted accounts are left out. */
export async function findListedAccounts(userIds: readonly number[]): Promise<ListedAccount[]> {
  const keys = [...new Set(userIds)].map((userId) => ({ userId }));
  const [users, indexed] = await Promise.all([
    findUsers(userIds),
    readBatch(keys, (some) => IndexedAccountEntity.get(some).go({ consistent: true })),
  ]);
  const reported = new Set(indexed.flatMap(({ userId, group }) => (isReportedGroup(group) ? userId : [])));
  return users.map((user) => ({ user, isReported: reported.has(user.userId) }));
}

export const isListed = (ctx: Context, { user, isReported }: ListedAccount, filter: AccountFilter): boolean =>
  isSelected(groupOf(user, isReported), filter) && (filter.role !== "admin" || isAdmin(ctx, user));

export function toListedUser(ctx: Context, { user, isReported }: ListedAccount): ListedUser {
  const { userId: id, name, email, emailVerified, joinDate, role, plan, lockedAt } = user;
  const states = { isAdmin: isAdmin(ctx, user), isLocked: lockedAt !== undefined, isReported };
  return { id, name, email, emailVerified, joinDate, role, plan, ...states };
}
