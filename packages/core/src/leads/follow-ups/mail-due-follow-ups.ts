import type { Context } from "../../context.ts";
import { followUpsMail } from "../../mail/messages/follow-ups-mail.ts";
import { type Sending, sendMailOnce } from "../../mail/send-mail-once.ts";
import { unsubscribeLinks } from "../../unsubscribe/unsubscribe-links.ts";
import { takesMail } from "../../user/takes-mail.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { type Due, openFollowUps } from "./open-follow-ups.ts";

/**
 * Mails a person's due follow-ups at most once per day (D27).
 * @throws errors of SES, `request.in_progress` while another run sends the mail
 */
export async function mailDueFollowUps(
  ctx: Pick<Context, "now" | "log">,
  due: Due,
): Promise<{ mail: Sending | "unwanted" | "nothing_due" }> {
  const { userId, date } = due;
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || !takesMail(user, "crm_followup")) return { mail: "unwanted" };
  const leads = await openFollowUps(due);
  if (leads.length === 0) return { mail: "nothing_due" };
  const unsubscribe = await unsubscribeLinks(user, "crm_followup");
  const mail = { to: user.email, ...followUpsMail(user, date, leads, unsubscribe) };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `follow-ups ${date}` }, mail) };
}
