import { leadPageSize } from "@linkedpotential/contract/leads/limits";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { toLead, toRow } from "../lead-row.ts";
import { readCursor, writeCursor } from "./lead-cursor.ts";
import { pageVersion, readVersion } from "./list-version.ts";
import { readLeadPage } from "./read-lead-page.ts";

type Input = InputOf<typeof routes.listLeads>;

/**
 * Lists the caller's leads by page. A caller that already has the current version gets "unchanged" at the cost of one
 * read (D14).
 * @throws `request.invalid` for a cursor of another user
 */
export async function listLeads(ctx: UserContext, input: Input): Promise<AnswerOf<typeof routes.listLeads>> {
  const userId = ctx.user.id;
  const cursor = input.cursor === undefined ? null : readCursor(userId, input.cursor);
  const limit = Math.min(input.limit ?? leadPageSize, leadPageSize);
  const etag = (version: number) => pageVersion(userId, version, { view: input.view, limit, after: cursor?.after });

  if (input.knownVersion !== undefined) {
    const version = etag(await readVersion(userId));
    if (version === input.knownVersion) return { items: [], version, unchanged: true };
  }
  const isFull = input.view === "full";
  const { rows, notes, lastId, hasMore, state } = await readLeadPage(userId, cursor, limit, isFull);
  const items = rows.map((row) => (isFull ? toLead(row, notes.get(row.leadId)) : toRow(row)));
  const nextCursor = hasMore ? writeCursor(userId, { ...state, after: lastId }) : undefined;
  return { items, nextCursor, version: etag(state.version) };
}
