import type { changePassword as contract } from "@linkedpotential/contract/auth/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { CredentialEntity } from "../credential.entity.ts";
import { emailKey } from "../email/email-key.ts";
import { countSubject, resetAttempts } from "../guard/rate-limit.ts";
import { verifyPassword } from "./password-hash.ts";
import { replacePassword } from "./replace-password.ts";

/** Changes the caller's password and ends all their other sessions (D4). */
export async function changePassword(
  ctx: UserContext,
  { currentPassword, newPassword }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { id: userId, sessionId } = ctx.user;
  const subject = String(userId);
  const [user] = await Promise.all([findOwnUser(ctx), countSubject(ctx, "change-password", subject)]);
  const email = emailKey(user.email);
  const { data: credential } = await CredentialEntity.get({ email }).go({ consistent: true });
  const isRight = await verifyPassword(currentPassword, credential?.passwordHash, ctx.config.passwordCost);
  if (!credential || !isRight) {
    throw new DomainError("auth.wrong_password", { field: "currentPassword" });
  }
  const proof = { passwordHash: credential.passwordHash, keptSession: sessionId };
  await replacePassword(ctx, { userId, email }, newPassword, proof);
  await resetAttempts(ctx, "change-password", subject);
  return { success: true };
}
