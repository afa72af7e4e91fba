import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { requestCall as contract } from "@linkedpotential/contract/support/routes";
import { emailKey } from "../auth/email/email-key.ts";
import { networkOf } from "../auth/guard/network-of.ts";
import { countSubject, countTogether } from "../auth/guard/rate-limit.ts";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { idempotencyRecordMs } from "../idempotency/with-idempotency-record.ts";
import { callReceivedMail } from "../mail/messages/call-received-mail.ts";
import { callRequestMail } from "../mail/messages/call-request-mail.ts";
import { sendMail } from "../mail/send-mail.ts";

type Input = InputOf<typeof contract>;
type Answer = AnswerOf<typeof contract>;

/**
 * Mails a visitor's request for a strategy call to the support team, and a confirmation to the given address. The
 * address is unverified, so it gets one confirmation a day at most.
 */
export function requestCall(ctx: RequestContext, input: Input): Promise<Answer> {
  const send = () => sendRequest(ctx, input);
  return ctx.idempotencyKey ? runOnce(ctx, ctx.idempotencyKey, idempotencyRecordMs, send) : send();
}

async function sendRequest(ctx: RequestContext, input: Input): Promise<Answer> {
  await countTogether(ctx, [
    ["request-call-network", networkOf(ctx.address)],
    ["request-call", emailKey(input.email)],
  ]);
  try {
    const mail = callRequestMail(ctx.config, input);
    await sendMail(ctx.config, { to: ctx.config.supportEmail, replyTo: input.email, ...mail });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
  await confirm(ctx, input);
  return { success: true };
}

/** Mails the confirmation. If it cannot be sent, the request still succeeds, because the support team has it. */
async function confirm(ctx: RequestContext, { email, language, name, company }: Input): Promise<void> {
  try {
    await countSubject(ctx, "confirm-call-request", emailKey(email));
    await sendMail(ctx.config, {
      to: email,
      ...callReceivedMail(ctx.config, language, { name, company, at: ctx.now() }),
    });
  } catch (error) {
    ctx.log.note("unconfirmed", error instanceof Error ? error.name : "unknown");
  }
}
