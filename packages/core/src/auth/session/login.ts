import type { login as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { lockedError } from "../../accounts/lock/locked-error.ts";
import type { RequestContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { hasBounced } from "../../user/accepts-mail.ts";
import { toUser } from "../../user/to-user.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { CredentialEntity, type CredentialItem } from "../credential.entity.ts";
import { emailKey } from "../email/email-key.ts";
import { newDeviceId, signDeviceProof, verifyDeviceProof } from "../guard/known-device.ts";
import { countSignIn, resetSignInAttempts } from "../guard/sign-in-guard.ts";
import { messages } from "../messages.ts";
import { verifyPassword } from "../password/password-hash.ts";
import { openSession } from "./open-session.ts";
import { prepareSigner, signToken } from "./sign-token.ts";
import type { TokenUse } from "./verify-token.ts";

export interface SignedIn {
  answer: AnswerOf<typeof contract>;
  cookie: string;
  expiresAt: Date;
  device: string;
}

/**
 * Signs a user in.
 * @throws `auth.invalid_credentials`, `request.rate_limited`
 * @throws `auth.account_locked`, `auth.unverified`, only after the correct password
 */
export async function login(ctx: RequestContext, input: InputOf<typeof contract>): Promise<SignedIn> {
  const email = emailKey(input.email);
  const [found] = await Promise.all([
    CredentialEntity.get({ email }).go({ consistent: true }),
    countSignIn(ctx, email),
    prepareSigner(),
  ]);
  const credential = await verifyCredential(ctx, found.data, input.password);
  if (credential.lockedAt !== undefined) throw await lockedError(credential.userId, "auth.account_locked");
  if (!credential.emailVerified) throw await unverifiedError(credential.userId);

  const { workspaceSlug: workspace, rememberMe, password } = input;
  const [session, user] = await Promise.all([
    openSession(ctx, credential, { workspace, rememberMe, password }),
    UserEntity.get({ userId: credential.userId }).go({ consistent: true }),
    resetSignInAttempts(ctx, email),
  ]);
  if (!user.data) throw new DomainError("auth.invalid_credentials");

  const { userId, role } = credential;
  const claims = { sub: String(userId), sid: session.sessionId, role, workspace };
  const tokenFor = (use: TokenUse) => signToken({ ...claims, use }, ctx.now(), session.expiresAt);
  const [token, cookie, device] = await Promise.all([
    tokenFor(ctx.isBrowser ? "bearer-with-cookie" : "bearer"),
    tokenFor("cookie"),
    signDeviceProof(verifyDeviceProof(ctx, email) ?? newDeviceId(), email),
  ]);
  return {
    answer: { user: toUser(ctx, user.data, workspace), token, message: messages.signedIn },
    cookie,
    expiresAt: session.expiresAt,
    device,
  };
}

async function verifyCredential(
  ctx: RequestContext,
  credential: CredentialItem | null,
  password: string,
): Promise<CredentialItem> {
  const isRight = await verifyPassword(password, credential?.passwordHash, ctx.config.passwordCost);
  if (!credential || !isRight) throw new DomainError("auth.invalid_credentials");
  return credential;
}

async function unverifiedError(userId: number): Promise<DomainError> {
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  const isBounced = user && hasBounced(user);
  return new DomainError("auth.unverified", isBounced ? { fields: { email: { key: "mailBounced" } } } : {});
}
