import { setTimeout as wait } from "node:timers/promises";
import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import type { RecordParts } from "../idempotency/idempotency-record.entity.ts";
import { recordPart } from "../idempotency/record-part.ts";
import { isPublished } from "./counter-conditions.ts";
import type { StoredLead } from "./lead.entity.ts";
import { leadItems } from "./lead-items.entity.ts";
import { notesOf, toItem, toLead, toNotesItem } from "./lead-row.ts";
import { LeadTimelineEntity } from "./lead-timeline.entity.ts";
import { readLead } from "./read-lead.ts";
import { entriesOf, isTooLarge, type Note, sizeOf, sumOf, trimmed } from "./timeline.ts";
import { readEntry } from "./timeline-entry.ts";

/** Most rounds when others change the same lead at the same time; in each of them one gets through. */
const attempts = 25;

export interface Change {
  lead: Lead;
  notes: readonly Note[];
}
interface Changed {
  lead: Lead;
  entries: TimelineEntry[];
}

class LostRace extends Error {}

/**
 * Changes a lead: reads it, lets `change` say what it becomes, and writes lead, notes, timeline and the list's version
 * in one transaction, on condition that nobody else changed it meanwhile; else once more from the start.
 *
 * @param change answers null when there is nothing to change
 * @param answerOf what the call answers, to be kept under its key
 * @throws `lead.not_found`, `request.conflict`, and what `change` throws
 */
export async function changeLead(
  ctx: UserContext,
  leadId: number,
  change: (lead: Lead) => Change | null,
  answerOf: (changed: Changed) => object = ({ lead }) => lead,
): Promise<Changed> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { row, notes } = await readLead(ctx.user.id, leadId);
    const lead = toLead(row, notes);
    const next = change(lead);
    if (!next) return { lead, entries: [] };
    const at = ctx.now().toISOString();
    const entries = entriesOf(next.notes, row.revision + 1, at);
    const changed = { lead: { ...next.lead, lastActivity: at }, entries };
    try {
      await write(row, lead, changed, (parts) => recordPart(parts, ctx, answerOf(changed)));
      return changed;
    } catch (error) {
      if (!(error instanceof LostRace)) throw error;
      await wait(Math.random() * 20);
    }
  }
  throw new DomainError("request.conflict");
}

async function write(
  row: StoredLead,
  before: Lead,
  { lead: after, entries }: Changed,
  record: (parts: RecordParts) => ReturnType<typeof recordPart>,
): Promise<void> {
  const { userId, leadId, revision } = row;
  const size = sumOf(row, sizeOf(entries));
  const whole = isTooLarge(size) ? await trimmedTimeline(row, entries) : undefined;
  const item = toItem(after, { userId, leadId, revision: revision + 1, ...(whole ? sizeOf(whole) : size) });
  // An item of notes, once there, stays: it is emptied, not deleted.
  item.hasNotes ||= row.hasNotes;
  const isNoted = JSON.stringify(notesOf(before)) !== JSON.stringify(notesOf(after));
  await transact(
    () =>
      leadItems.transaction
        .write((parts) => [
          parts.lead
            .put(item)
            .where((of, { eq }) => eq(of.revision, revision))
            .commit(),
          parts.counter.update({ userId }).add({ version: 1 }).where(isPublished(leadId)).commit(),
          ...(isNoted ? [parts.notes.put(toNotesItem(after, userId, leadId)).commit()] : []),
          ...(whole ? [parts.timeline.put({ userId, leadId, entries: whole }).commit()] : []),
          ...(!whole && entries.length > 0
            ? [parts.timeline.update({ userId, leadId }).append({ entries }).commit()]
            : []),
          ...record(parts),
        ])
        .go(),
    (index) => (index === 0 ? new LostRace() : new DomainError("lead.not_found")),
  );
}

/** The timeline with the new entries and without the oldest, when its item would become too large. */
async function trimmedTimeline({ userId, leadId }: StoredLead, entries: TimelineEntry[]): Promise<TimelineEntry[]> {
  const { data } = await LeadTimelineEntity.get({ userId, leadId }).go({ consistent: true });
  return trimmed([...(data?.entries ?? []).flatMap(readEntry), ...entries]);
}
