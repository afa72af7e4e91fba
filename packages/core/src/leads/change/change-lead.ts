import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import type { RecordParts } from "../../idempotency/idempotency-record.entity.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { isPublished } from "../counter/lead-counter.entity.ts";
import type { StoredLead } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { changedNotes, toItem, toLead } from "../lead-row.ts";
import { readVersion, type Versions, versionsAround } from "../list/list-version.ts";
import { readLead } from "../read-lead.ts";
import { LeadTimelineEntity } from "../timeline/lead-timeline.entity.ts";
import { entriesOf, isTooLarge, sizeOf, sumOf, type TimelineEvent, trimmed } from "../timeline/timeline.ts";
import { readEntry } from "../timeline/timeline-entry.ts";

export interface Change {
  lead: Lead;
  events: readonly TimelineEvent[];
}
interface Changed {
  lead: Lead;
  entries: TimelineEntry[];
}
interface Written extends Changed {
  leadsVersion?: Versions | undefined;
}

/**
 * Reads a lead, applies `change` and stores the result. Stores nothing when `change` returns null. After a conflict,
 * runs `change` again on the new version.
 * @throws `lead.not_found`, `request.conflict`, errors of `change`
 */
export async function changeLead(
  ctx: UserContext,
  leadId: number,
  change: (lead: Lead) => Change | null,
  answerOf: (changed: Changed) => object = ({ lead }) => lead,
): Promise<Written> {
  return retryOnConflict(async () => {
    const userId = ctx.user.id;
    const [{ row, notes }, version] = await Promise.all([readLead(userId, leadId), readVersion(userId)]);
    const lead = toLead(row, notes);
    const next = change(lead);
    if (!next) return { lead, entries: [] };
    const at = ctx.now().toISOString();
    const entries = entriesOf(next.events, row.revision + 1, at);
    const changed = { lead: { ...next.lead, lastActivity: at }, entries };
    await write(row, lead, changed, (parts) => putIdempotencyRecord(parts, ctx, answerOf(changed)));
    return { ...changed, leadsVersion: versionsAround(userId, version) };
  });
}

async function write(
  row: StoredLead,
  before: Lead,
  { lead: after, entries }: Changed,
  record: (parts: RecordParts) => ReturnType<typeof putIdempotencyRecord>,
): Promise<void> {
  const { userId, leadId, revision } = row;
  const size = sumOf(row, sizeOf(entries));
  const whole = isTooLarge(size) ? await trimmedTimeline(row, entries) : undefined;
  const item = toItem(after, { userId, leadId, revision: revision + 1, ...(whole ? sizeOf(whole) : size) });
  // Keep `hasNotes` set, because the notes item is never deleted, only emptied.
  item.hasNotes ||= row.hasNotes;
  const noted = changedNotes(before, after);
  await transact(
    leadItems,
    (parts) => ({
      lead: parts.lead
        .put(item)
        .where((of, { eq }) => eq(of.revision, revision))
        .commit(),
      counter: parts.counter.update({ userId }).add({ version: 1 }).where(isPublished(leadId)).commit(),
      // Write only the changed notes. Lead and notes are read in parallel, so an unchanged note may be out of date, and
      // writing it would undo a concurrent change.
      notes: noted ? parts.notes.update({ userId, leadId }).set(noted.set).remove(noted.emptied).commit() : undefined,
      timeline: whole ? parts.timeline.put({ userId, leadId, entries: whole }).commit() : undefined,
      newEntries:
        !whole && entries.length > 0
          ? parts.timeline.update({ userId, leadId }).append({ entries }).commit()
          : undefined,
      idempotencyRecord: record(parts),
    }),
    (part) => (part === "lead" ? new ConflictError() : new DomainError("lead.not_found")),
  );
}

async function trimmedTimeline({ userId, leadId }: StoredLead, entries: TimelineEntry[]): Promise<TimelineEntry[]> {
  const { data } = await LeadTimelineEntity.get({ userId, leadId }).go({ consistent: true });
  return trimmed([...(data?.entries ?? []).flatMap(readEntry), ...entries]);
}
