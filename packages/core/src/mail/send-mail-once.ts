import type { Context } from "../context.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { withIdempotencyRecord } from "../idempotency/with-idempotency-record.ts";
import { type Mail, sendMail } from "./send-mail.ts";

/** Longer than a dead letter waits (14 days) and the bus keeps events to be played again (30 days). */
const retainedMs = 45 * 24 * 60 * 60 * 1000;

export type Sending = "sent" | "earlier";

interface Occasion {
  userId: number | "support" | "declared";
  /** Unique for the user, e.g. `follow-ups 2027-03-12`. */
  occasion: string;
}

/**
 * However often it is called, there is one mail (D27). A function makes the mail only if it is to be sent. @throws what
 * SES says, `request.in_progress` while one is sent
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
