import type { BusEvents } from "@linkedpotential/contract/bus";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Context } from "../context.ts";
import { followUpsMail } from "../mail/follow-ups-mail.ts";
import { type Sending, sendMailOnce } from "../mail/send-mail-once.ts";
import { hasBounced } from "../user/mail-bounced.ts";
import { toSettings } from "../user/to-settings.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { LeadEntity } from "./lead.entity.ts";
import { LeadCounterEntity } from "./lead-counter.entity.ts";
import { toRow } from "./lead-row.ts";
import { hiddenIds, visible } from "./visible-leads.ts";

type Due = BusEvents["user.follow_ups_due"];

/** Once per person and day (D27). @throws what SES says, `request.in_progress` while another run sends the mail */
export async function mailDueFollowUps(
  ctx: Pick<Context, "now" | "log">,
  due: Due,
): Promise<{ mail: Sending | "unwanted" | "nothing_due" }> {
  const { userId, date } = due;
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  if (!user || !wantsMail(user)) return { mail: "unwanted" };
  const leads = await openFollowUps(due);
  if (leads.length === 0) return { mail: "nothing_due" };
  const mail = { to: user.email, ...followUpsMail(user, date, leads) };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `follow-ups ${date}` }, mail) };
}

/** Not where mails do not arrive: each that comes back counts against all others. */
const wantsMail = (user: UserItem): boolean =>
  user.emailVerified && !hasBounced(user) && toSettings(user).notifications.crm_followup.mail;

/** As they are now: between the announcement and a late delivery much may have been done. */
async function openFollowUps({ userId, date, leadIds }: Due): Promise<LeadRow[]> {
  const keys = leadIds.map((leadId) => ({ userId, leadId }));
  const [{ data: leads, unprocessed }, { data: counter }] = await Promise.all([
    LeadEntity.get(keys).go({ consistent: true }),
    LeadCounterEntity.get({ userId }).go({ consistent: true }),
  ]);
  if (unprocessed.length > 0) throw new Error(`${unprocessed.length} leads could not be read`);
  return visible(leads, hiddenIds(counter))
    .map(toRow)
    .filter((lead) => lead.followUpDate === date && !lead.followUpCompleted)
    .sort((a, b) => a.id - b.id);
}
