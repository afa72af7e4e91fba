import type { Context } from "../../context.ts";
import { mailedFollowUpLinks } from "../../follow-up-links/mailed-follow-up-links.ts";
import { followUpsMail } from "../../mail/messages/follow-ups-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../mail/send-mail-once.ts";
import { ensureMailKey } from "../../unsubscribe/mail-key.ts";
import { unsubscribeLinks } from "../../unsubscribe/unsubscribe-links.ts";
import { acceptsMail } from "../../user/accepts-mail.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { countOverdue, type Due, openFollowUps } from "./open-follow-ups.ts";

/** Mails a person's due follow-ups at most once per day (D27). */
export async function mailDueFollowUps(
  ctx: Context,
  due: Due,
): Promise<{ mail: MailOutcome | "unwanted" | "nothing_due" }> {
  const { userId, date } = due;
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || !acceptsMail(user, "crm_followup")) return { mail: "unwanted" };
  const leads = await openFollowUps(due);
  if (leads.length === 0) return { mail: "nothing_due" };
  const [mailKey, overdue] = await Promise.all([ensureMailKey(user), countOverdue(due)]);
  const links = {
    unsubscribe: await unsubscribeLinks(ctx.config, { ...user, mailKey }, "crm_followup"),
    followUpLinksOf: mailedFollowUpLinks(ctx, user, mailKey, date),
  };
  const mail = { to: user.email, ...followUpsMail(ctx.config, user, { date, leads, overdue }, links) };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `follow-ups ${date}` }, mail) };
}
