import type { Context } from "../context.ts";
import { ttlOf } from "../db/store.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { type Mail, sendMail } from "./send-mail.ts";
import { SentMailEntity } from "./sent-mail.entity.ts";

/** Longer than the Lambda of a subscriber lives (30 s), shorter than until its first repetition (60 s). */
const claimMs = 40_000;
/** Longer than a dead letter waits (14 days) and the bus keeps events to be played again (30 days). */
const keptMs = 45 * 24 * 60 * 60 * 1000;

/** `earlier`: another run has sent it. */
export type Sending = "sent" | "earlier";

interface Occasion {
  userId: number;
  /** Unique for the user, e.g. `follow-ups 2027-03-12`. */
  occasion: string;
}

/**
 * Sends a mail unless the same occasion's was sent before: however often it is called, also at the same time, there is
 * one mail (D27). A mail that SES refuses counts as not sent.
 *
 * @throws what SES says, `request.in_progress` while another call is sending
 */
export async function sendMailOnce(ctx: Pick<Context, "now" | "log">, of: Occasion, mail: Mail): Promise<Sending> {
  const now = ctx.now();
  const claimedUntil = new Date(now.getTime() + claimMs).toISOString();
  const claim = { ...of, claimedUntil, ttl: ttlOf(new Date(now.getTime() + keptMs)) };
  if (!(await isClaimed(claim, now))) {
    const { data } = await SentMailEntity.get(of).go({ consistent: true });
    if (data?.sentAt) return "earlier";
    throw new DomainError("request.in_progress");
  }
  try {
    await sendMail(mail);
  } catch (error) {
    // A claim that cannot be released ends by itself.
    await release(claim).catch(() => {});
    throw error;
  }
  try {
    await SentMailEntity.put({ ...claim, sentAt: ctx.now().toISOString() }).go();
  } catch (error) {
    // The mail is out. To fail now would have it sent again.
    ctx.log.note("sentMailUnrecorded", error instanceof Error ? error.name : "unknown");
  }
  return "sent";
}

type Claim = Occasion & { claimedUntil: string; ttl: number };

async function isClaimed(claim: Claim, now: Date): Promise<boolean> {
  try {
    await SentMailEntity.put(claim)
      .where(
        (of, { notExists, lt }) =>
          `${notExists(of.userId)} OR (${notExists(of.sentAt)} AND ${lt(of.claimedUntil, now.toISOString())})`,
      )
      .go();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** Gives up the own claim, not that of who took over meanwhile. */
const release = ({ userId, occasion, claimedUntil }: Claim): Promise<unknown> =>
  SentMailEntity.delete({ userId, occasion })
    .where((of, { eq }) => eq(of.claimedUntil, claimedUntil))
    .go();
