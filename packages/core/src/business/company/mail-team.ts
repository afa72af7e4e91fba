import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import type { MailOutcome } from "../../mail/send-mail-once.ts";
import { mailInvitation } from "./invitations/mail-invitation.ts";
import { mailRemoval } from "./members/mail-removal.ts";

/** Mails invitations to a company, and its members that they were removed. */
export const mailTeam = (
  ctx: Context,
  event: OutboxEvents["invitation.mail-due" | "company.member-removed"],
): Promise<{ mail: MailOutcome | "unwanted" | "outdated" }> =>
  event.type === "company.member-removed" ? mailRemoval(ctx, event) : mailInvitation(ctx, event);
