import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { deleteAccount as contract } from "@linkedpotential/contract/user/routes";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import { verifyPassword } from "../../auth/password/password-hash.ts";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { findOwnUser } from "../find-own-user.ts";
import { beginAccountDeletion } from "./begin-account-deletion.ts";

/**
 * Deletes the caller's account after checking the password.
 * @throws `auth.wrong_password`, `request.rate_limited`
 * @throws `session.missing` when the account is already deleted
 */
export async function deleteOwnAccount(
  ctx: UserContext,
  { currentPassword }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { id: userId } = ctx.user;
  const [user] = await Promise.all([findOwnUser(ctx), countSubject(ctx, "delete-account", String(userId))]);
  const { data: credential } = await CredentialEntity.get({ email: emailKey(user.email) }).go({ consistent: true });
  const isRight = await verifyPassword(currentPassword, credential?.passwordHash, ctx.config.passwordCost);
  if (!isRight) throw new DomainError("auth.wrong_password", { field: "currentPassword" });
  if (!(await beginAccountDeletion(ctx, userId))) throw new DomainError("session.missing");
  return { success: true };
}
