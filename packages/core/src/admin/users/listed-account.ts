import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { Context } from "../../context.ts";
import { readBatch } from "../../db/read-batch.ts";
import { hasBounced } from "../../user/accepts-mail.ts";
import { isAdmin } from "../../user/is-admin.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { type AccountFilter, groupOf, isReportedGroup, isSelected } from "../account-index/account-group.ts";
import { IndexedAccountEntity } from "../account-index/indexed-account.entity.ts";
import { type DateFilter, matchesDates } from "./date-filter.ts";
import { findUsers } from "./find-users.ts";

/** Account as the list of accounts shows it. Reports and sign-ins are read from the index. */
export interface ListedAccount {
  user: UserItem;
  isReported: boolean;
  /** Day of the last sign-in in Berlin. Null when there was none. */
  signedInOn: string | null;
}

/** Reads accounts in the order of their ids. Deleted accounts are left out. */
export async function findListedAccounts(userIds: readonly number[]): Promise<ListedAccount[]> {
  const keys = [...new Set(userIds)].map((userId) => ({ userId }));
  const [users, indexed] = await Promise.all([
    findUsers(userIds),
    readBatch(keys, (some) => IndexedAccountEntity.get(some).go({ consistent: true })),
  ]);
  const states = new Map(indexed.map((state) => [state.userId, state]));
  return users.map((user) => {
    const { group = "", signedInOn } = states.get(user.userId) ?? {};
    return { user, isReported: isReportedGroup(group), signedInOn: signedInOn || null };
  });
}

/** Tells whether a filter applies to an account, apart from `role: "admin"`, which selects all roles. */
export const matchesFilter = (account: ListedAccount, filter: AccountFilter & DateFilter): boolean =>
  isSelected(groupOf(account.user, account.isReported), filter) && matchesDates(account, filter);

export const isListed = (ctx: Context, account: ListedAccount, filter: AccountFilter & DateFilter): boolean =>
  matchesFilter(account, filter) && (filter.role !== "admin" || isAdmin(ctx, account.user));

export function toListedUser(ctx: Context, { user, isReported, signedInOn }: ListedAccount): ListedUser {
  const { userId: id, name, email, emailVerified, joinDate, role, plan, lockedAt } = user;
  return {
    ...{ id, name, email, emailVerified, joinDate, signedInOn, role, plan },
    ...{ mailBounced: hasBounced(user), isAdmin: isAdmin(ctx, user), isLocked: lockedAt !== undefined, isReported },
  };
}
