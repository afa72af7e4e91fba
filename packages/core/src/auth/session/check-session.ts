import { isWorkspace } from "@linkedpotential/contract/workspaces";
import { lockedErrorOf } from "../../accounts/lock/locked-error.ts";
import type { Context, SessionUser } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { SessionEntity } from "./session.entity.ts";
import { type SessionClaims, type TokenUse, verifyToken } from "./verify-token.ts";

interface Credentials {
  bearer: string | undefined;
  cookie: string | undefined;
}

/**
 * Identifies the caller by the bearer token, or by the cookie if no bearer token was sent (D3). A browser's bearer
 * token is only accepted together with the cookie of the same session (D67). Does not check that the session still
 * exists.
 * @throws `session.missing`
 */
export function readCredentials(ctx: Context, { bearer, cookie }: Credentials): SessionUser {
  const claims = bearer === undefined ? claimsOf(ctx, cookie, ["cookie"]) : claimsOf(ctx, bearer, bearerUses);
  const needsCookie = claims.use === "bearer-with-cookie";
  if (needsCookie && claimsOf(ctx, cookie, ["cookie"]).sid !== claims.sid) throw new DomainError("session.missing");
  const { sub, sid, role, workspace, iat = 0 } = claims;
  if (!isWorkspace(workspace)) throw new DomainError("session.missing");
  const isBusiness = role === "business";
  return {
    ...{ id: Number(sub), sessionId: sid, signedInAt: iat * 1000 },
    ...{ role: isBusiness ? "business" : "freelancer", workspace },
  };
}

const bearerUses: readonly TokenUse[] = ["bearer", "bearer-with-cookie"];

function claimsOf(ctx: Context, token: string | undefined, uses: readonly TokenUse[]): SessionClaims {
  if (token === undefined) throw new DomainError("session.missing");
  try {
    const claims = verifyToken(ctx, token);
    if (uses.includes(claims.use)) return claims;
  } catch (cause) {
    throw new DomainError("session.missing", { cause });
  }
  throw new DomainError("session.missing");
}

/**
 * Returns the error of a session that no longer exists. Names the reason when the account is locked or deleted, or was
 * removed from its company during the session.
 */
async function endedError({ id: userId, signedInAt }: SessionUser): Promise<DomainError> {
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!data) return new DomainError("session.account_deleted");
  const locked = lockedErrorOf(data, "session.account_locked");
  if (locked) return locked;
  const { at, company } = data.removedFromTeam ?? {};
  const isRemoved = at !== undefined && signedInAt <= Date.parse(at);
  return isRemoved ? new DomainError("session.removed_from_team", { company }) : new DomainError("session.missing");
}

/**
 * Checks that the session exists and has not expired. Returns its number of notification changes. The read is
 * consistent, so that the first call after a sign-out already fails (D3).
 * @throws `session.missing`, `session.account_locked`, `session.account_deleted`, `session.removed_from_team`
 */
export async function checkSession({ now }: Context, user: SessionUser): Promise<{ notificationVersion: number }> {
  const { data } = await SessionEntity.get({ userId: user.id, sessionId: user.sessionId }).go({ consistent: true });
  if (!data || data.expiresAt <= now().toISOString()) throw await endedError(user);
  return { notificationVersion: data.news ?? 0 };
}
