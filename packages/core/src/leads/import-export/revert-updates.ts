import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { LeadEntity, type StoredLead } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { LeadTimelineEntity } from "../timeline/lead-timeline.entity.ts";
import { sizeOf } from "../timeline/timeline.ts";
import { readEntry } from "../timeline/timeline-entry.ts";
import { type ImportedUpdate, ImportedUpdateEntity } from "./lead-import.entity.ts";

/**
 * Maximum number of leads per transaction, which is limited to 4 MB. A lead with long notes and a full timeline has more
 * than 400 KB.
 */
const leadsPerTransaction = 8;

/**
 * Reverts the updates of an import and removes their notes. Leads that were changed or deleted after the import stay as
 * they are.
 * @throws ConflictError when a lead changes at the same time
 */
export async function revertUpdates(userId: number, importId: string): Promise<{ kept: number }> {
  const { data } = await ImportedUpdateEntity.query
    .ofOwner({ userId, importId })
    .go({ pages: "all", consistent: true });
  let kept = 0;
  for (let start = 0; start < data.length; start += leadsPerTransaction) {
    const updates = data.slice(start, start + leadsPerTransaction);
    const leads = (await Promise.all(updates.map(readUpdated))).filter((lead) => lead !== null);
    const unchanged = leads.filter(({ update, row }) => row.revision === update.revision);
    kept += leads.length - unchanged.length;
    if (unchanged.length > 0) await revert(userId, unchanged);
  }
  return { kept };
}

/** Reads lead and timeline of an update, without the note about it. Null when the lead was deleted. */
async function readUpdated(update: ImportedUpdate) {
  const id = { userId: update.userId, leadId: update.leadId };
  const [{ data: row }, { data: timeline }] = await Promise.all([
    LeadEntity.get(id).go({ consistent: true }),
    LeadTimelineEntity.get(id).go({ consistent: true }),
  ]);
  if (!row) return null;
  const entries = (timeline?.entries ?? []).flatMap(readEntry).filter((entry) => entry.id !== update.entryId);
  return { update, row, entries };
}

type Updated = NonNullable<Awaited<ReturnType<typeof readUpdated>>>;

const revertedRow = ({ row, update, entries }: Updated): StoredLead => ({
  ...row,
  company: update.company,
  position: update.position,
  lastActivity: update.lastActivity,
  revision: row.revision + 1,
  ...sizeOf(entries),
});

async function revert(userId: number, leads: readonly Updated[]): Promise<void> {
  await transact(
    leadItems,
    (parts) => ({
      counter: parts.counter.update({ userId }).add({ version: 1 }).commit(),
      leads: leads.map((lead) =>
        parts.lead
          .put(revertedRow(lead))
          .where((of, { eq }) => eq(of.revision, lead.row.revision))
          .commit(),
      ),
      timelines: leads.map(({ row: { leadId }, entries }) => parts.timeline.put({ userId, leadId, entries }).commit()),
      updates: leads.map(({ update: { importId, leadId } }) =>
        parts.importedUpdate.delete({ userId, importId, leadId }).commit(),
      ),
    }),
    () => new ConflictError(),
  );
}
