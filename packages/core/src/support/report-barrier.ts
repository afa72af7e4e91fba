import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { reportBarrier as contract } from "@linkedpotential/contract/support/routes";
import { emailKey } from "../auth/email/email-key.ts";
import { countAttempt } from "../auth/guard/rate-limit.ts";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { idempotencyRecordMs } from "../idempotency/with-idempotency-record.ts";
import { barrierMail } from "../mail/messages/barrier-mail.ts";
import { sendMail } from "../mail/send-mail.ts";

type Input = InputOf<typeof contract>;
type Answer = AnswerOf<typeof contract>;

/**
 * Mails a report of a barrier to the support team. Sends nothing to the given address, because its owner is unverified.
 */
export function reportBarrier(ctx: RequestContext, input: Input): Promise<Answer> {
  const send = () => sendReport(ctx, input);
  return ctx.idempotencyKey ? runOnce(ctx, ctx.idempotencyKey, idempotencyRecordMs, send) : send();
}

async function sendReport(ctx: RequestContext, input: Input): Promise<Answer> {
  await countAttempt(ctx, "report-barrier", emailKey(input.email));
  try {
    await sendMail(ctx.config, {
      to: ctx.config.supportEmail,
      replyTo: input.email,
      ...barrierMail(ctx.config, input),
    });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
  return { success: true };
}
