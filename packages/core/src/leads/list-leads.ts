import { leadPageSize } from "@linkedpotential/contract/leads/limits";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { LeadCounterEntity } from "./lead-counter.entity.ts";
import { type LeadCursor, readCursor, writeCursor } from "./lead-cursor.ts";
import { toNotes, toRow } from "./lead-row.ts";
import { readFirstPage, readNextPage, readNotesPage } from "./read-lead-page.ts";

type Input = InputOf<typeof routes.listLeads>;

/**
 * The caller's leads in pages, in the order of their ids (D14, D15). Who already has the newest version costs one
 * read of one item, whatever the number of leads.
 *
 * @throws `request.invalid` for a cursor that is not the caller's
 */
export async function listLeads(ctx: UserContext, input: Input): Promise<AnswerOf<typeof routes.listLeads>> {
  const userId = ctx.user.id;
  const cursor = input.cursor === undefined ? null : readCursor(userId, input.cursor);
  const limit = Math.min(input.limit ?? leadPageSize, leadPageSize);
  const etag = (version: number) => [userId, version, input.view ?? "rows", limit, cursor?.after ?? 0].join("-");

  if (input.knownVersion !== undefined) {
    const { data } = await LeadCounterEntity.get({ userId }).go({ consistent: true });
    const version = etag(data?.version ?? 0);
    if (version === input.knownVersion) return { items: [], version, unchanged: true };
  }
  const { items, lastId, hasMore, state } = await readPage(userId, cursor, limit, input.view === "full");
  const nextCursor = hasMore ? writeCursor(userId, { ...state, after: lastId }) : undefined;
  return { items, nextCursor, version: etag(state.version) };
}

async function readPage(userId: number, cursor: LeadCursor | null, limit: number, isFull: boolean) {
  const after = cursor?.after ?? 0;
  const [page, noted] = await Promise.all([
    cursor ? readNextPage(userId, cursor, limit) : readFirstPage(userId, limit),
    isFull ? readNotesPage(userId, after, limit) : undefined,
  ]);
  // Where the notes ended earlier than the rows, the page ends with them.
  const end = noted?.hasMore ? (noted.notes.at(-1)?.leadId ?? after) : Number.MAX_SAFE_INTEGER;
  const rows = page.rows.filter(({ leadId }) => leadId <= end);
  const notes = new Map(noted?.notes.map((item) => [item.leadId, item]));
  const { from, to } = page.state.hidden;
  const items = rows
    .filter(({ leadId }) => leadId < from || leadId > to)
    .map((row) => (isFull ? { ...toRow(row), ...toNotes(notes.get(row.leadId)) } : toRow(row)));
  const hasMore = page.hasMore || rows.length < page.rows.length;
  const lastId = rows.length < page.rows.length ? end : (page.rows.at(-1)?.leadId ?? after);
  return { items, lastId, hasMore, state: page.state };
}
