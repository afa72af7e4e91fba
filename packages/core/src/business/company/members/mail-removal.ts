import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../../context.ts";
import { removedFromTeamMail } from "../../../mail/messages/account/removed-from-team-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../../mail/send-mail-once.ts";
import { acceptsMail } from "../../../user/accepts-mail.ts";
import { readRemoval } from "./read-removal.ts";

/** Mails a member whom the owner removed from the company, at most once. */
export async function mailRemoval(
  ctx: Context,
  event: OutboxEvents["company.member-removed"],
): Promise<{ mail: MailOutcome | "unwanted" | "outdated" }> {
  const removal = await readRemoval(event);
  if (!removal) return { mail: "outdated" };
  const { user, company, owner } = removal;
  ctx.log.note("userId", user.userId);
  if (!acceptsMail(user)) return { mail: "unwanted" };
  const mail = removedFromTeamMail(ctx.config, user, { company, owner: owner?.name ?? "" });
  const occasion = { userId: user.userId, occasion: `removed ${event.memberId}` };
  return { mail: await sendMailOnce(ctx, occasion, { to: user.email, ...mail }) };
}
