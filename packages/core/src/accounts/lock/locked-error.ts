import { DomainError } from "../../errors.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import { writeLockToken } from "./lock-token.ts";

type Code = "session.account_locked" | "auth.account_locked";
type Owner = Pick<UserItem, "userId" | "lockedAt" | "mailKey">;

/** Returns the error for the owner of a locked account, with the token to read why. Undefined if not locked. */
export function lockedErrorOf({ userId, lockedAt, mailKey }: Owner, code: Code): DomainError | undefined {
  if (lockedAt === undefined) return undefined;
  return new DomainError(code, { lockToken: mailKey && writeLockToken(mailKey, userId, lockedAt) });
}

/** Reads the account for `lockedErrorOf`. The lock may have been lifted since it was seen. */
export async function lockedError(userId: number, code: Code): Promise<DomainError> {
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  return (data && lockedErrorOf(data, code)) ?? new DomainError("request.conflict");
}
