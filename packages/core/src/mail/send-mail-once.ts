import type { Context } from "../context.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { withIdempotencyRecord } from "../idempotency/with-idempotency-record.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/**
 * How long the record of a sent mail is kept: 45 days. This is longer than dead-letter queues (14 days) and the event
 * archive (30 days) retain events, so that a redelivered event sends no second mail.
 */
const retainedMs = 45 * 24 * 60 * 60 * 1000;

export type MailOutcome = "sent" | "earlier";

interface Occasion {
  userId: number | "support" | "declared" | "invited";
  /** Name of the occasion, unique for the user, for example `follow-ups 2027-03-12`. */
  occasion: string;
}

/**
 * Sends a mail at most once per user and occasion (D27). If `mail` is a function, it is called only when the mail is
 * sent.
 * @throws SES errors
 * @throws `request.in_progress` while another run sends the same mail
 */
export async function sendMailOnce(
  ctx: Context,
  { userId, occasion }: Occasion,
  mail: Mail | (() => Promise<Mail>),
): Promise<MailOutcome> {
  const idempotencyKey = { caller: `${userId} mail`, key: occasion, fingerprint: occasion };
  let sending: MailOutcome = "earlier";
  await withIdempotencyRecord(idempotencyKey, () =>
    runOnce(ctx, idempotencyKey, retainedMs, async () => {
      await sendMail(ctx.config, typeof mail === "function" ? await mail() : mail);
      sending = "sent";
      return sending;
    }),
  );
  return sending;
}
