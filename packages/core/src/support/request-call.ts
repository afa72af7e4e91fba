import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { requestCall as contract } from "@linkedpotential/contract/support/routes";
import { emailKey } from "../auth/email/email-key.ts";
import { networkOf } from "../auth/guard/network-of.ts";
import { countTogether } from "../auth/guard/rate-limit.ts";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { idempotencyRecordMs } from "../idempotency/with-idempotency-record.ts";
import { callRequestMail } from "../mail/messages/call-request-mail.ts";
import { sendMail } from "../mail/send-mail.ts";

type Input = InputOf<typeof contract>;
type Answer = AnswerOf<typeof contract>;

/**
 * Mails a visitor's request for a strategy call to the support team. Sends nothing to the given address, because its
 * owner is unverified.
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
  return { success: true };
}
