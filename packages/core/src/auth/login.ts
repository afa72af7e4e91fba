import type { login as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Context } from "../context.ts";
import { DomainError } from "../errors.ts";
import { toUser } from "../user/to-user.ts";
import { UserEntity } from "../user/user.entity.ts";
import { CredentialEntity, type CredentialItem } from "./credential.entity.ts";
import { emailKey } from "./email-key.ts";
import { openSession } from "./open-session.ts";
import { verifyPassword } from "./password-hash.ts";
import { countAttempt, forgiveAttempts } from "./rate-limit.ts";
import { prepareSigner, signToken } from "./sign-token.ts";

export interface SignedIn {
  answer: AnswerOf<typeof contract>;
  expiresAt: Date;
}

/**
 * Signs an account in to the workspace that was named (WS-03, WS-07, D2, D3). Two round trips.
 *
 * @throws `auth.invalid_credentials`, `request.rate_limited`; `auth.unverified` only to who knows the password
 */
export async function login(ctx: Context, input: InputOf<typeof contract>): Promise<SignedIn> {
  const email = emailKey(input.email);
  const [found] = await Promise.all([
    CredentialEntity.get({ email }).go({ consistent: true }),
    countAttempt(ctx, "login", email),
    prepareSigner(),
  ]);
  const credential = await proven(ctx, found.data, input.password);
  if (!credential.emailVerified) throw new DomainError("auth.unverified");

  const { workspaceSlug: workspace, rememberMe, password } = input;
  const [session, user] = await Promise.all([
    openSession(ctx, credential, { workspace, rememberMe, password }),
    UserEntity.get({ userId: credential.userId }).go({ consistent: true }),
    forgiveAttempts(ctx, "login", email),
  ]);
  if (!user.data) throw new DomainError("auth.invalid_credentials");

  const { userId, role } = credential;
  const isAdmin = ctx.config.adminEmails.includes(email);
  const claims = { sub: String(userId), sid: session.sessionId, role, admin: isAdmin, workspace };
  const token = await signToken(claims, ctx.now(), session.expiresAt);
  return {
    answer: { user: toUser(user.data, { workspace, isAdmin }), token, message: "Anmeldung erfolgreich." },
    expiresAt: session.expiresAt,
  };
}

async function proven(ctx: Context, credential: CredentialItem | null, password: string): Promise<CredentialItem> {
  const isRight = await verifyPassword(password, credential?.passwordHash, ctx.config.passwordCost);
  if (!credential || !isRight) throw new DomainError("auth.invalid_credentials");
  return credential;
}
