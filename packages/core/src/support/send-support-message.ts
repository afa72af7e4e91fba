import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { sendSupportMessage as contract } from "@linkedpotential/contract/support/routes";
import { countSubject } from "../auth/guard/rate-limit.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { idempotencyRecordMs } from "../idempotency/with-idempotency-record.ts";
import { supportMail } from "../mail/messages/support-mail.ts";
import { sendMail } from "../mail/send-mail.ts";
import { findOwnUser } from "../user/find-own-user.ts";

type Input = InputOf<typeof contract>;
type Answer = AnswerOf<typeof contract>;

/** Mails a message to the support team, with the user as the reply address (D38). */
export function sendSupportMessage(ctx: UserContext, input: Input): Promise<Answer> {
  const send = () => sendMessage(ctx, input);
  return ctx.idempotencyKey ? runOnce(ctx, ctx.idempotencyKey, idempotencyRecordMs, send) : send();
}

async function sendMessage(ctx: UserContext, input: Input): Promise<Answer> {
  const { id, workspace } = ctx.user;
  const [user] = await Promise.all([findOwnUser(ctx), countSubject(ctx, "support", String(id))]);
  try {
    const mail = supportMail(ctx.config, workspace, user, input);
    await sendMail(ctx.config, { to: ctx.config.supportEmail, replyTo: user.email, ...mail });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
  return { success: true };
}
