import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { ConflictError } from "../../db/conflict.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { trimmedTimeline } from "../change/change-lead.ts";
import { restorableMs } from "../deletion/deleted-lead.entity.ts";
import type { StoredLead } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { entriesOf, isTooLarge, sizeOf, sumOf } from "../timeline/timeline.ts";
import type { Employment } from "./known-people.ts";

/**
 * Maximum number of leads per transaction, which is limited to 4 MB. A lead with long notes and a full timeline has more
 * than 400 KB.
 */
const leadsPerTransaction = 8;

export interface RowUpdate {
  row: StoredLead;
  after: Employment;
}

/** Import that updates leads. `at` is the time of the update. */
interface Updating {
  userId: number;
  importId: string;
  at: string;
}

/**
 * Gives leads another company and position, and notes the previous ones in their timelines. Each update is stored with
 * what is needed to undo it.
 * @throws ConflictError when a lead has changed since it was read
 */
export async function writeUpdates(updating: Updating, updates: readonly RowUpdate[]): Promise<void> {
  for (let start = 0; start < updates.length; start += leadsPerTransaction) {
    const chunk = updates.slice(start, start + leadsPerTransaction);
    const prepared = await Promise.all(chunk.map((update) => prepare(updating, update)));
    await transact(
      leadItems,
      (parts) => ({
        counter: parts.counter.update({ userId: updating.userId }).add({ version: 1 }).commit(),
        leads: prepared.map(({ item }) =>
          parts.lead
            .put(item)
            .where((of, { eq }) => eq(of.revision, item.revision - 1))
            .commit(),
        ),
        timelines: prepared.map(({ id, entries, whole }) =>
          whole
            ? parts.timeline.put({ ...id, entries: whole }).commit()
            : parts.timeline.update(id).append({ entries }).commit(),
        ),
        updates: prepared.map(({ undo }) => parts.importedUpdate.put(undo).commit()),
      }),
      () => new ConflictError(),
    );
  }
}

async function prepare({ userId, importId, at }: Updating, { row, after }: RowUpdate) {
  const { leadId, company, position, lastActivity } = row;
  const revision = row.revision + 1;
  const entries = entriesOf([{ type: "note", text: `Bisher ${position}, ${company}` }], revision, at);
  const size = sumOf(row, sizeOf(entries));
  const whole: TimelineEntry[] | undefined = isTooLarge(size) ? await trimmedTimeline(row, entries) : undefined;
  const id = { userId, leadId };
  const ttl = ttlOf(Date.parse(at) + restorableMs);
  const entryId = entries[0]?.id ?? 0;
  return {
    id,
    entries,
    whole,
    item: { ...row, ...after, lastActivity: at, revision, ...(whole ? sizeOf(whole) : size) },
    undo: { ...id, importId, company, position, lastActivity, revision, entryId, ttl },
  };
}
