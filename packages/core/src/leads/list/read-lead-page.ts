import { LeadEntity, type StoredLead } from "../lead.entity.ts";
import { leadItems } from "../lead-items.entity.ts";
import { LeadNotesEntity, type StoredNotes } from "../lead-notes.entity.ts";
import { hiddenIds, visible } from "../visible-leads.ts";
import type { LeadCursor, ListState } from "./lead-cursor.ts";

interface LeadPage {
  rows: StoredLead[];
  state: ListState;
  hasMore: boolean;
}

export async function readLeadPage(userId: number, cursor: LeadCursor | null, limit: number, isFull: boolean) {
  const after = cursor?.after ?? 0;
  const [page, noted] = await Promise.all([
    cursor ? readNextPage(userId, cursor, limit) : readFirstPage(userId, limit),
    isFull ? readNotesPage(userId, after, limit) : undefined,
  ]);
  // Notes are larger than rows, so the query of notes may reach its size limit first. Then end the page at the last
  // lead whose notes were read.
  const end = noted?.hasMore ? (noted.notes.at(-1)?.leadId ?? after) : Number.MAX_SAFE_INTEGER;
  const rows = page.rows.filter(({ leadId }) => leadId <= end);
  return {
    rows: visible(rows, page.state.hidden),
    notes: new Map(noted?.notes.map((item) => [item.leadId, item])),
    lastId: rows.length < page.rows.length ? end : (page.rows.at(-1)?.leadId ?? after),
    hasMore: page.hasMore || rows.length < page.rows.length,
    state: page.state,
  };
}

async function readFirstPage(userId: number, limit: number): Promise<LeadPage> {
  const query = leadItems.collections.leads({ userId });
  const { data, cursor } = await query.go({ limit: limit + 1, pages: 1, consistent: true });
  const [counter] = data.counter;
  const state = { version: counter?.version ?? 0, lastId: counter?.seq ?? 0, hidden: hiddenIds(counter) };
  return { rows: data.lead, hasMore: cursor !== null, state };
}

async function readNextPage(userId: number, cursor: LeadCursor, limit: number): Promise<LeadPage> {
  const query = LeadEntity.query.ofOwner({ userId });
  const stretch = query.between({ leadId: cursor.after + 1 }, { leadId: Math.max(cursor.lastId, cursor.after + 1) });
  const page = await stretch.go({ limit, pages: 1, consistent: true });
  return { rows: page.data, hasMore: page.cursor !== null, state: cursor };
}

async function readNotesPage(
  userId: number,
  after: number,
  limit: number,
): Promise<{ notes: StoredNotes[]; hasMore: boolean }> {
  const query = LeadNotesEntity.query.ofOwner({ userId });
  const stretch = query.between({ leadId: after + 1 }, { leadId: Number.MAX_SAFE_INTEGER });
  const page = await stretch.go({ limit, pages: 1, consistent: true });
  return { notes: page.data, hasMore: page.cursor !== null };
}
