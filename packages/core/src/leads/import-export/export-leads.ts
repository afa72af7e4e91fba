import { leadPageSize } from "@linkedpotential/contract/leads/limits";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { toLead } from "../lead-row.ts";
import { type LeadCursor, readCursor, writeCursor } from "../list/lead-cursor.ts";
import { readLeadPage } from "../list/read-lead-page.ts";
import { leadCsvLine, leadsCsvHead } from "./csv.ts";

/** Maximum size of a part in bytes, as a JSON string. An answer of a Lambda is limited to 6 MB. */
const partMax = 5_000_000;

interface PartStart {
  /** Position after which the part starts. Null for the first lead of the list. */
  cursor: LeadCursor | null;
  isFirst: boolean;
  /** Ids of the leads to export. Absent for all leads. */
  chosen?: ReadonlySet<number>;
}

/**
 * Exports the caller's leads as CSV in parts, with times in the time zone of the account. Only the first part starts
 * with the header (D14).
 * @throws `request.invalid` for a cursor of another user
 */
export function exportLeads(
  ctx: UserContext,
  input: InputOf<typeof routes.exportLeads>,
): Promise<AnswerOf<typeof routes.exportLeads>> {
  const cursor = input.cursor === undefined ? null : readCursor(ctx.user.id, input.cursor);
  return exportPart(ctx, { cursor, isFirst: cursor === null });
}

/**
 * Exports the given leads of the caller like `exportLeads`, and reads only the range of their ids. Leads that no longer
 * exist are left out.
 * @throws `request.invalid` for a cursor of another user
 */
export async function exportSelectedLeads(
  ctx: UserContext,
  { ids, cursor }: InputOf<typeof routes.exportSelectedLeads>,
): Promise<AnswerOf<typeof routes.exportSelectedLeads>> {
  const chosen = new Set(ids);
  if (cursor !== undefined) {
    return exportPart(ctx, { cursor: readCursor(ctx.user.id, cursor), isFirst: false, chosen });
  }
  // An owner knows the ids of visible leads only, so nothing has to be hidden.
  const range = { after: Math.min(...ids) - 1, lastId: Math.max(...ids), version: 0, hidden: { from: 0, to: 0 } };
  return exportPart(ctx, { cursor: range, isFirst: true, chosen });
}

async function exportPart(ctx: UserContext, { cursor: start, isFirst, chosen }: PartStart) {
  const userId = ctx.user.id;
  let cursor = start;
  const user = findOwnUser(ctx);
  const isWanted = ({ leadId }: { leadId: number }) => !chosen || chosen.has(leadId);
  let text = isFirst ? leadsCsvHead : "";
  let bytes = 0;
  for (;;) {
    const [{ rows, notes, lastId, hasMore, state }, { timezone }] = await Promise.all([
      readLeadPage(userId, cursor, leadPageSize, true),
      user,
    ]);
    for (const row of rows.filter(isWanted)) {
      const line = leadCsvLine(toLead(row, notes.get(row.leadId)), timezone);
      bytes += Buffer.byteLength(JSON.stringify(line));
      if (cursor && bytes > partMax) return { text, nextCursor: writeCursor(userId, cursor) };
      text += line;
      cursor = { ...state, after: row.leadId };
    }
    if (!hasMore) return { text };
    cursor = { ...state, after: lastId };
  }
}
