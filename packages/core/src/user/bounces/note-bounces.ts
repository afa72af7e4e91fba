import type { MailEvent } from "@linkedpotential/contract/bus";
import { countOnce } from "../../admin/overview/count-once.ts";
import { accountItems } from "../../auth/account-items.entity.ts";
import { CredentialEntity } from "../../auth/credential.entity.ts";
import { emailKey } from "../../auth/email/email-key.ts";
import type { Context } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { hasBounced } from "../accepts-mail.ts";
import { UserEntity } from "../user.entity.ts";

/** The event is about a mail that is older than what the account knows, or about a deleted account. */
class OutdatedEvent extends Error {}

type Noted = "marked" | "cleared" | "unchanged";

/**
 * Counts a mail that was not delivered. Marks an account when mail to its address bounces permanently, and clears the
 * mark when a mail is delivered. Publishes the change. SES may send these events more than once and in any order.
 */
export async function noteBounces(ctx: Pick<Context, "log" | "now">, event: MailEvent): Promise<{ account: Noted }> {
  if (event.eventType === "Bounce") await countFailure(ctx, event);
  const isPassing = event.eventType === "Bounce" && event.bounce?.bounceType !== "Permanent";
  const [address] = event.mail.destination;
  if (isPassing || !address) return { account: "unchanged" };
  const email = emailKey(address);
  const { data: credential } = await CredentialEntity.get({ email }).go({ consistent: true });
  if (!credential) return { account: "unchanged" };
  ctx.log.note("userId", credential.userId);
  const about = { userId: credential.userId, email, sentAt: event.mail.timestamp };
  try {
    return { account: await (event.eventType === "Delivery" ? clear(ctx, about) : mark(ctx, about)) };
  } catch (error) {
    if (error instanceof OutdatedEvent) return { account: "unchanged" };
    throw error;
  }
}

function countFailure(ctx: Pick<Context, "now">, { mail: { messageId, timestamp: at } }: MailEvent) {
  return countOnce(ctx, { name: "failedMails", eventId: messageId, at });
}

interface About {
  userId: number;
  email: string;
  sentAt: string;
}

/**
 * Marks the account. A repeated event changes nothing. An event about a mail older than the last known bounce is
 * refused.
 */
async function mark(ctx: Pick<Context, "now">, { userId, email, sentAt }: About): Promise<Noted> {
  await transact(
    accountItems,
    (parts) => ({
      user: parts.user
        .patch({ userId })
        .set({ bouncedEmail: email, mailBouncedAt: sentAt })
        .where((of, { eq, lt, notExists }) => {
          const isSame = `${eq(of.bouncedEmail, email)} AND ${eq(of.mailBouncedAt, sentAt)}`;
          return `(${notExists(of.mailBouncedAt)} OR ${lt(of.mailBouncedAt, sentAt)} OR (${isSame}))`;
        })
        .commit(),
      accountChanged: putOutboxEvent(parts, ctx, "account.changed", { userId }),
    }),
    () => new OutdatedEvent(),
  );
  return "marked";
}

async function clear(ctx: Pick<Context, "now">, { userId, email, sentAt }: About): Promise<Noted> {
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || !hasBounced(user)) return "unchanged";
  await transact(
    accountItems,
    (parts) => ({
      user: parts.user
        .patch({ userId })
        .remove(["bouncedEmail"])
        .where((of, { eq, lt }) => `${eq(of.bouncedEmail, email)} AND ${lt(of.mailBouncedAt, sentAt)}`)
        .commit(),
      accountChanged: putOutboxEvent(parts, ctx, "account.changed", { userId }),
    }),
    () => new OutdatedEvent(),
  );
  return "cleared";
}
