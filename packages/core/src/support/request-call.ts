import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { requestCall as contract } from "@linkedpotential/contract/support/routes";
import { emailKey } from "../auth/email/email-key.ts";
import { networkOf } from "../auth/guard/network-of.ts";
import { countSubject, countTogether } from "../auth/guard/rate-limit.ts";
import { withCallRequest } from "../call-requests/with-call-request.ts";
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
 * Stores a visitor's request for a strategy call for the admins, mails it to the support team, and mails a confirmation
 * to the given address. The address is unverified, so it gets one confirmation a day at most.
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
  const { name, company, email, message } = input;
  await withCallRequest(ctx, { name, company, email, message }, () => mailRequest(ctx, input));
  await confirm(ctx, input);
  return { success: true };
}

async function mailRequest({ config }: RequestContext, input: Input): Promise<void> {
  try {
    const mail = callRequestMail(config, input);
    await sendMail(config, { to: config.supportEmail, replyTo: input.email, ...mail });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
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
