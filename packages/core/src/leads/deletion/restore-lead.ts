import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { isBelowLimit } from "../../db/is-below-limit.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { dealActivity } from "../activity/activity.ts";
import { addActivity } from "../activity/add-activity.ts";
import { leadLimit } from "../counter/lead-limit.ts";
import { leadItems } from "../lead-items.entity.ts";
import { LeadNotesEntity } from "../lead-notes.entity.ts";
import { toLead, toRow } from "../lead-row.ts";
import { readVersion, versionsAround, type Written } from "../list/list-version.ts";
import { knownVisible } from "../visible-leads.ts";
import { DeletedLeadEntity, restorableMs } from "./deleted-lead.entity.ts";

/**
 * Restores a deleted lead.
 * @throws `lead.restore_expired`
 * @throws `plan_limit` when newer leads use up the limit of the plan
 */
export async function restoreLead(
  ctx: UserContext,
  { leadId }: InputOf<typeof routes.restoreLead>,
): Promise<Written<AnswerOf<typeof routes.restoreLead>>> {
  const id = { userId: ctx.user.id, leadId };
  const [{ data: deleted }, { data: notes }, limit, version] = await Promise.all([
    DeletedLeadEntity.get(id).go({ consistent: true }),
    LeadNotesEntity.get(id).go({ consistent: true }),
    leadLimit(ctx),
    readVersion(id.userId),
  ]);
  const expired = new DomainError("lead.restore_expired");
  if (!deleted || ctx.now().getTime() >= Date.parse(deleted.deletedAt) + restorableMs) throw expired;
  const { row, deletedAt } = deleted;
  await transact(
    leadItems,
    (parts) => ({
      deleted: parts.deleted
        .delete(id)
        .where((of, { eq }) => eq(of.deletedAt, deletedAt))
        .commit(),
      counter: parts.counter
        .update({ userId: id.userId })
        .add({ count: 1, version: 1 })
        .where(isBelowLimit(limit))
        .commit(),
      lead: parts.lead.create(row).commit(),
      timeline: parts.timeline.update(id).remove(["ttl"]).commit(),
      activity: addActivity(parts, id.userId, [dealActivity(null, toRow(knownVisible(row)), ctx.now().toISOString())]),
      notes: row.hasNotes ? parts.notes.update(id).remove(["ttl"]).commit() : undefined,
    }),
    (part) => (part === "counter" ? new DomainError("plan_limit") : expired),
  );
  return { answer: toLead(knownVisible(row), notes), leadsVersion: versionsAround(id.userId, version) };
}
