import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { RequestContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import type { RecordParts } from "../../idempotency/idempotency-record.entity.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { type Activity, dealActivity, sentTemplateAfter, touchActivity } from "../activity/activity.ts";
import { addActivity } from "../activity/add-activity.ts";
import type { SentTemplate } from "../activity/sent-template.ts";
import { isPublished } from "../counter/lead-counter.entity.ts";
import type { StoredLead } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { changedNotes, toItem, toLead } from "../lead-row.ts";
import { readVersion, type Versions, versionsAround } from "../list/list-version.ts";
import { readLead } from "../read-lead.ts";
import { LeadTimelineEntity } from "../timeline/lead-timeline.entity.ts";
import {
  entriesOf,
  isTooLarge,
  revisionOf,
  type Size,
  sizeOf,
  sumOf,
  type TimelineEvent,
  trimmed,
} from "../timeline/timeline.ts";
import { readEntry } from "../timeline/timeline-entry.ts";
import type { TouchUndo } from "../timeline/touch-undo.ts";

/** Context of a change to a lead of `user`. The owner may also act by a link in a mail, without a session. */
type OwnerContext = Pick<RequestContext, "now" | "idempotencyKey"> & { user: { id: number } };

export interface Change {
  lead: Lead;
  events: readonly TimelineEvent[];
  /** Set by a touch, so that it can be undone. */
  undo?: Pick<TouchUndo, "before" | "after">;
  /** Touch to remove from the timeline, with the entries stored together with it. */
  removed?: TouchUndo;
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
  ctx: OwnerContext,
  leadId: number,
  change: (lead: Lead, row: StoredLead) => Change | null,
  answerOf: (changed: Changed) => object = ({ lead }) => lead,
): Promise<Written> {
  return retryOnConflict(async () => {
    const userId = ctx.user.id;
    const [{ row, notes }, version] = await Promise.all([readLead(userId, leadId), readVersion(userId)]);
    const lead = toLead(row, notes);
    const next = change(lead, row);
    if (!next) return { lead, entries: [] };
    const at = ctx.now().toISOString();
    const entries = entriesOf(next.events, row.revision + 1, at);
    const changed = { lead: { ...next.lead, lastActivity: at }, entries };
    const history = await historyAfter(row, next, entries);
    await write(row, lead, changed, history, (parts) => putIdempotencyRecord(parts, ctx, answerOf(changed)));
    return { ...changed, leadsVersion: versionsAround(userId, version) };
  });
}

/** Timeline after a change and what is derived from it. `whole` is set when the timeline must be stored as a whole. */
interface History {
  size: Size;
  whole?: TimelineEntry[];
  activities: Activity[];
  sentTemplate: SentTemplate | undefined;
  touchUndo: TouchUndo | undefined;
}

async function historyAfter(row: StoredLead, { undo, removed }: Change, entries: TimelineEntry[]): Promise<History> {
  if (removed) return historyWithout(row, removed);
  const size = sumOf(row, sizeOf(entries));
  const whole = isTooLarge(size) ? await trimmedTimeline(row, entries) : undefined;
  const [first] = entries;
  const { sentTemplate } = row;
  return {
    ...(whole ? { whole, size: sizeOf(whole) } : { size }),
    activities: touchActivity(entries, sentTemplate, 1),
    sentTemplate: sentTemplateAfter(entries, sentTemplate),
    touchUndo: undo && first ? { ...undo, entryId: first.id, at: first.at, sentTemplate } : row.touchUndo,
  };
}

async function historyWithout(row: StoredLead, { entryId, sentTemplate }: TouchUndo): Promise<History> {
  const { userId, leadId } = row;
  const { data } = await LeadTimelineEntity.get({ userId, leadId }).go({ consistent: true });
  const all = (data?.entries ?? []).flatMap(readEntry);
  const isRemoved = ({ id }: TimelineEntry) => revisionOf(id) === revisionOf(entryId);
  const whole = all.filter((entry) => !isRemoved(entry));
  const activities = touchActivity(all.filter(isRemoved), sentTemplate, -1);
  return { whole, size: sizeOf(whole), activities, sentTemplate, touchUndo: undefined };
}

async function write(
  row: StoredLead,
  before: Lead,
  { lead: after, entries }: Changed,
  { size, whole, activities, sentTemplate, touchUndo }: History,
  record: (parts: RecordParts) => ReturnType<typeof putIdempotencyRecord>,
): Promise<void> {
  const { userId, leadId, revision } = row;
  const kept = { ...(sentTemplate && { sentTemplate }), ...(touchUndo && { touchUndo }) };
  const item = toItem(after, { userId, leadId, revision: revision + 1, ...size, ...kept });
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
      activity: addActivity(parts, userId, [...activities, dealActivity(before, after, after.lastActivity)]),
      idempotencyRecord: record(parts),
    }),
    (part) => (part === "lead" ? new ConflictError() : new DomainError("lead.not_found")),
  );
}

/** Returns the newest entries of a timeline followed by the given ones, few enough for one item. */
export async function trimmedTimeline(
  { userId, leadId }: StoredLead,
  entries: readonly TimelineEntry[],
): Promise<TimelineEntry[]> {
  const { data } = await LeadTimelineEntity.get({ userId, leadId }).go({ consistent: true });
  return trimmed([...(data?.entries ?? []).flatMap(readEntry), ...entries]);
}
