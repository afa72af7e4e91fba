import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { reportBarrier as contract } from "@linkedpotential/contract/support/routes";
import { emailKey } from "../auth/email/email-key.ts";
import { countAttempt } from "../auth/guard/rate-limit.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../errors.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { recordMs } from "../idempotency/with-idempotency-record.ts";
import { barrierMail } from "../mail/messages/barrier-mail.ts";
import { sendMail } from "../mail/send-mail.ts";

type Input = InputOf<typeof contract>;
type Answer = AnswerOf<typeof contract>;

/**
 * Mails a report of a barrier to the support team. Sends nothing to the given address, because its owner is unverified.
 * @throws `auth.mail_failed`, `request.rate_limited`
 */
export function reportBarrier(ctx: Context, input: Input): Promise<Answer> {
  const send = () => sendReport(ctx, input);
  return ctx.attempt ? runOnce(ctx, ctx.attempt, recordMs, send) : send();
}

async function sendReport(ctx: Context, input: Input): Promise<Answer> {
  await countAttempt(ctx, "report-barrier", emailKey(input.email));
  try {
    await sendMail({ to: ctx.config.supportEmail, replyTo: input.email, ...barrierMail(input) });
  } catch (cause) {
    throw new DomainError("auth.mail_failed", { cause });
  }
  return { success: true };
}
