import { readLockToken } from "@linkedpotential/contract/accounts/lock-token";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countAddress } from "../../auth/guard/rate-limit.ts";
import type { RequestContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { isLockMac } from "./lock-token.ts";
import { toLock } from "./to-lock.ts";

/**
 * Returns the reasons for the lock that the token is about.
 * @throws the errors of `findByLockToken`
 */
export async function readLock(
  ctx: RequestContext,
  { token }: InputOf<typeof routes.readLock>,
): Promise<AnswerOf<typeof routes.readLock>> {
  const lock = toLock(await findByLockToken(ctx, token));
  if (!lock) throw new DomainError("account_lock.lifted");
  const { lockedAt, ground, reason, objection, answer } = lock;
  return { lockedAt, ground, reason, objectedAt: objection?.at ?? null, answer };
}

/**
 * Returns the locked account of a token. The number of calls per network is limited.
 * @throws `account_lock.invalid`, also when the account is deleted
 * @throws `account_lock.lifted`, also when the account is locked again, which gives a new token
 */
export async function findByLockToken(ctx: RequestContext, token: string): Promise<UserItem> {
  const link = readLockToken(token);
  await countAddress(ctx, "account-lock");
  if (!link) throw new DomainError("account_lock.invalid");
  const { userId, lockedAt, mac } = link;
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user?.mailKey || !isLockMac(mac, user.mailKey, userId, lockedAt)) throw new DomainError("account_lock.invalid");
  ctx.log.note("userId", userId);
  if (user.lockedAt !== lockedAt) throw new DomainError("account_lock.lifted");
  return user;
}
