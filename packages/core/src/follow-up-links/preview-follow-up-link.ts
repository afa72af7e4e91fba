import { today } from "@linkedpotential/contract/dates";
import type { previewFollowUpLink as contract } from "@linkedpotential/contract/follow-up-links/routes";
import { mailedActions } from "@linkedpotential/contract/follow-up-links/token";
import { postponedDate } from "@linkedpotential/contract/leads/next-dates";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { LeadEntity } from "../leads/lead.entity.ts";
import { toRow } from "../leads/lead-row.ts";
import { knownVisible } from "../leads/visible-leads.ts";
import { assertUnchanged, readFollowUpLink } from "./read-follow-up-link.ts";

/**
 * Tells what a link in the mail of due follow-ups would do. Changes nothing, because mail scanners follow links.
 * @throws `lead.not_found` and the errors of `readFollowUpLink` and `assertUnchanged`
 */
export async function previewFollowUpLink(
  ctx: RequestContext,
  { token }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { link, owner } = await readFollowUpLink(ctx, token);
  const action = mailedActions.find((mailed) => mailed === link.action);
  if (!action) throw new DomainError("follow_up_link.invalid");
  const { userId, leadId, state } = link;
  const { data } = await LeadEntity.get({ userId, leadId }).go({ consistent: true });
  if (!data) throw new DomainError("lead.not_found");
  const lead = toRow(knownVisible(data));
  assertUnchanged(lead, state);
  const newDate = action === "done" ? null : postponedDate(action, state.date, today(ctx.now(), owner.timezone));
  return { action, name: lead.name, company: lead.company, date: state.date, newDate };
}
