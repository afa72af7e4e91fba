import { isWorkspace } from "@linkedpotential/contract/workspaces";
import type { SessionUser } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { SessionEntity } from "./session.entity.ts";
import { type SessionClaims, verifyToken } from "./verify-token.ts";

/** Says nothing yet about whether the session still lives. @throws `session.missing` */
export function readToken(token: string): SessionUser {
  let claims: SessionClaims;
  try {
    claims = verifyToken(token);
  } catch (cause) {
    throw new DomainError("session.missing", { cause });
  }
  const { sub, sid, role, workspace } = claims;
  if (!isWorkspace(workspace)) throw new DomainError("session.missing");
  const isBusiness = role === "business";
  return { id: Number(sub), sessionId: sid, role: isBusiness ? "business" : "freelancer", workspace };
}

/** Read consistently: a sign-out holds for the very next call (D3). @throws `session.missing` */
export async function checkSession(user: SessionUser, now: Date): Promise<void> {
  const { data } = await SessionEntity.get({ userId: user.id, sessionId: user.sessionId }).go({ consistent: true });
  if (!data || data.expiresAt <= now.toISOString()) throw new DomainError("session.missing");
}
