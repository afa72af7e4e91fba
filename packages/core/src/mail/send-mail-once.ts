import type { Context } from "../context.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { withIdempotencyRecord } from "../idempotency/with-idempotency-record.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/** Longer than the retention of dead-letter queues (14 days) and of the event archive (30 days). */
const retainedMs = 45 * 24 * 60 * 60 * 1000;

export type Sending = "sent" | "earlier";

interface Occasion {
  userId: number | "support" | "declared";
  /** Unique for the user, e.g. `follow-ups 2027-03-12`. */
  occasion: string;
}

/**
 * Sends a mail at most once per user and occasion (D27). A mail given as a function is only built when it is sent.
 * @throws errors of SES, `request.in_progress` while another run sends the same mail
 */
export async function sendMailOnce(
  ctx: Pick<Context, "now" | "log">,
  { userId, occasion }: Occasion,
  mail: Mail | (() => Promise<Mail>),
): Promise<Sending> {
  const attempt = { caller: `${userId} mail`, key: occasion, fingerprint: occasion };
  let sending: Sending = "earlier";
  await withIdempotencyRecord(attempt, () =>
    runOnce(ctx, attempt, retainedMs, async () => {
      await sendMail(typeof mail === "function" ? await mail() : mail);
      sending = "sent";
      return sending;
    }),
  );
  return sending;
}
