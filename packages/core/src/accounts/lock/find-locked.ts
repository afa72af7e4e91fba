import { DomainError } from "../../errors.ts";
import type { UserItem } from "../../user/user.entity.ts";
import { findAccount } from "../find-account.ts";

/**
 * Returns the account if it still has the lock that the admin has seen.
 * @throws `admin.user_not_found`, `account.not_locked`
 * @throws `account.lock_changed` when the account has been unlocked and locked again
 */
export async function findLocked(userId: number, lockedAt: string): Promise<UserItem> {
  const account = await findAccount(userId);
  if (account.lockedAt === undefined) throw new DomainError("account.not_locked");
  if (account.lockedAt !== lockedAt) throw new DomainError("account.lock_changed");
  return account;
}
