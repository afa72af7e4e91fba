import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { sendSupportMessage as contract } from "@linkedpotential/contract/support/routes";
import { countSubject } from "../auth/rate-limit.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { sendMail } from "../mail/send-mail.ts";
import { supportMail } from "../mail/support-mail.ts";
import { findOwnUser } from "../user/find-own-user.ts";

/**
 * Mails a person's message to the support address; answers go straight back to the person (HELP-03, D38).
 *
 * @throws `auth.mail_failed`, `request.rate_limited`
 */
export async function sendSupportMessage(
  ctx: UserContext,
  input: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { id, workspace } = ctx.user;
  const [user] = await Promise.all([findOwnUser(ctx), countSubject(ctx, "support", String(id))]);
  try {
    const mail = supportMail(workspace, user, input);
    await sendMail({ to: ctx.config.supportEmail, replyTo: user.email, ...mail });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
  return { success: true };
}
