import { DomainError } from "../errors.ts";
import { LeadEntity, type StoredLead } from "./lead.entity.ts";
import { LeadNotesEntity, type StoredNotes } from "./lead-notes.entity.ts";

/**
 * A lead and its notes, read side by side and consistently.
 *
 * @throws `lead.not_found`
 */
export async function readLead(
  userId: number,
  leadId: number,
): Promise<{ row: StoredLead; notes: StoredNotes | null }> {
  const [row, notes] = await Promise.all([
    LeadEntity.get({ userId, leadId }).go({ consistent: true }),
    LeadNotesEntity.get({ userId, leadId }).go({ consistent: true }),
  ]);
  if (!row.data) throw new DomainError("lead.not_found");
  return { row: row.data, notes: notes.data };
}
