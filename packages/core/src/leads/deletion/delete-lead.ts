import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { dealActivity } from "../activity/activity.ts";
import { addActivity } from "../activity/add-activity.ts";
import { isPublished } from "../counter/lead-counter.entity.ts";
import { LeadEntity } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { toRow } from "../lead-row.ts";
import { readVersion, versionsAround, type Written } from "../list/list-version.ts";
import { knownVisible } from "../visible-leads.ts";
import { restorableMs } from "./deleted-lead.entity.ts";

/**
 * Deletes a lead, which can be restored for an hour (D43).
 * @throws `lead.not_found`, also when the lead is already deleted
 */
export async function deleteLead(
  ctx: UserContext,
  { leadId }: InputOf<typeof routes.deleteLead>,
): Promise<Written<AnswerOf<typeof routes.deleteLead>>> {
  const version = await retryOnConflict(() => deleteOnce(ctx, leadId));
  return { answer: { success: true }, leadsVersion: versionsAround(ctx.user.id, version) };
}

/** Deletes the lead if its revision is still the one that was read, so that the copy kept for restoring is complete. */
async function deleteOnce(ctx: UserContext, leadId: number): Promise<number> {
  const id = { userId: ctx.user.id, leadId };
  const [{ data: row }, version] = await Promise.all([
    LeadEntity.get(id).go({ consistent: true }),
    readVersion(id.userId),
  ]);
  if (!row) throw new DomainError("lead.not_found");
  const now = ctx.now();
  const ttl = ttlOf(new Date(now.getTime() + restorableMs));
  await transact(
    leadItems,
    (parts) => ({
      lead: parts.lead
        .delete(id)
        .where((of, { eq }) => eq(of.revision, row.revision))
        .commit(),
      counter: parts.counter
        .update({ userId: id.userId })
        .add({ count: -1, version: 1 })
        .where(isPublished(leadId))
        .commit(),
      deleted: parts.deleted.put({ ...id, row, deletedAt: now.toISOString(), ttl }).commit(),
      timeline: parts.timeline.update(id).set({ ttl }).commit(),
      activity: addActivity(parts, id.userId, [dealActivity(toRow(knownVisible(row)), null, now.toISOString())]),
      notes: row.hasNotes ? parts.notes.update(id).set({ ttl }).commit() : undefined,
    }),
    (part) => (part === "lead" ? new ConflictError() : new DomainError("lead.not_found")),
  );
  return version;
}
