import { DomainError } from "../errors.ts";
import { LeadEntity } from "./lead.entity.ts";
import { LeadNotesEntity, type StoredNotes } from "./lead-notes.entity.ts";
import { knownVisible, type VisibleLead } from "./visible-leads.ts";

export async function readLead(
  userId: number,
  leadId: number,
): Promise<{ row: VisibleLead; notes: StoredNotes | null }> {
  const [row, notes] = await Promise.all([
    LeadEntity.get({ userId, leadId }).go({ consistent: true }),
    LeadNotesEntity.get({ userId, leadId }).go({ consistent: true }),
  ]);
  if (!row.data) throw new DomainError("lead.not_found");
  return { row: knownVisible(row.data), notes: notes.data };
}
