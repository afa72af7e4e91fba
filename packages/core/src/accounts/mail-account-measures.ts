import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { findSubscription } from "../billing/subscription.entity.ts";
import type { Context } from "../context.ts";
import { lockedPage, signInLink } from "../mail/link-to.ts";
import { accountMessageMail } from "../mail/messages/account/account-message-mail.ts";
import { lockDeskMail } from "../mail/messages/account/lock-desk-mail.ts";
import { type LockNews, lockMail } from "../mail/messages/account/lock-mail.ts";
import { premiumGivenMail } from "../mail/messages/account/premium-given-mail.ts";
import { workspaceOf } from "../mail/recipient.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { ensureMailKey } from "../unsubscribe/mail-key.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { isRunning } from "./contract/due-end.ts";
import { writeLockToken } from "./lock/lock-token.ts";
import { toLock } from "./lock/to-lock.ts";
import { findAccountMessage } from "./message/account-message.entity.ts";
import { findPremiumGrant } from "./premium/premium-grant.entity.ts";

type LockEvent = OutboxEvents["account.locked" | "account.unlocked" | "account.lock-upheld"];
type MeasureEvent =
  | LockEvent
  | OutboxEvents["account.lock-objected" | "account.premium-given" | "account.message-sent"];
type Outcome = { mail: MailOutcome | "unwanted" | "outdated" };

/**
 * Mails the owner of an account what admins did to it or wrote, and the moderators an objection to a lock. Each mail is
 * sent at most once, and not when the state has changed since.
 */
export async function mailAccountMeasures(ctx: Context, event: MeasureEvent): Promise<Outcome> {
  const { userId } = event;
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user) return { mail: "outdated" };
  if (event.type === "account.lock-objected") return mailModerators(ctx, user, event.lockedAt);
  if (!acceptsMail(user)) return { mail: "unwanted" };
  if (event.type === "account.premium-given") return mailPremium(ctx, user, event);
  if (event.type === "account.message-sent") return mailMessage(ctx, user, event);
  return mailLock(ctx, user, event);
}

const newsOf: Record<LockEvent["type"], LockNews> = {
  "account.locked": "locked",
  "account.unlocked": "unlocked",
  "account.lock-upheld": "upheld",
};

async function mailLock(ctx: Context, user: UserItem, { type, lockedAt }: LockEvent): Promise<Outcome> {
  const about = newsOf[type];
  const lock = toLock(user);
  const isCurrent = about === "unlocked" ? lock === null : lock?.lockedAt === lockedAt;
  if (!isCurrent) return { mail: "outdated" };
  const { userId, role } = user;
  const { ground = "terms" } = lock ?? {};
  const statement = (about === "upheld" ? lock?.answer?.text : lock?.reason) ?? "";
  const href =
    about === "unlocked"
      ? signInLink(ctx.config, workspaceOf(user), role)
      : lockedPage(ctx.config, writeLockToken(await ensureMailKey(user), userId, lockedAt));
  const isRenewalOff = about === "unlocked" && (await hasCancelledContract(userId));
  const mail = lockMail(ctx.config, user, about, { ground, statement, href, isRenewalOff });
  return { mail: await sendMailOnce(ctx, { userId, occasion: `${type} ${lockedAt}` }, { to: user.email, ...mail }) };
}

async function hasCancelledContract(userId: number): Promise<boolean> {
  const stored = await findSubscription(userId);
  return stored !== null && isRunning(stored) && stored.isCancelled;
}

async function mailModerators(ctx: Context, user: UserItem, lockedAt: string): Promise<Outcome> {
  if (user.lockedAt !== lockedAt) return { mail: "outdated" };
  const mail = lockDeskMail(ctx.config, user.userId);
  const occasion = { userId: user.userId, occasion: `desk account.lock-objected ${lockedAt}` };
  return { mail: await sendMailOnce(ctx, occasion, { to: ctx.config.supportEmail, ...mail }) };
}

async function mailPremium(
  ctx: Context,
  user: UserItem,
  { id, until }: OutboxEvents["account.premium-given"],
): Promise<Outcome> {
  const { userId } = user;
  if ((await findPremiumGrant(userId))?.until !== until) return { mail: "outdated" };
  const mail = premiumGivenMail(ctx.config, user, until);
  return { mail: await sendMailOnce(ctx, { userId, occasion: `premium given ${id}` }, { to: user.email, ...mail }) };
}

async function mailMessage(
  ctx: Context,
  user: UserItem,
  event: OutboxEvents["account.message-sent"],
): Promise<Outcome> {
  const message = await findAccountMessage(event);
  if (!message) return { mail: "outdated" };
  const { userId, messageId } = message;
  const mail = accountMessageMail(ctx.config, user, message);
  return { mail: await sendMailOnce(ctx, { userId, occasion: `message ${messageId}` }, { to: user.email, ...mail }) };
}
