import { leadPageSize } from "@linkedpotential/contract/leads/limits";
import type * as routes from "@linkedpotential/contract/leads/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { toLead } from "../lead-row.ts";
import { readCursor, writeCursor } from "../list/lead-cursor.ts";
import { readLeadPage } from "../list/read-lead-page.ts";
import { leadCsvLine, leadsCsvHead } from "./csv.ts";

/** Maximum size of a part in bytes, as a JSON string. An answer of a Lambda is limited to 6 MB. */
const partMax = 5_000_000;

/**
 * Exports the caller's leads as CSV in parts, with times in the time zone of the account. Only the first part starts
 * with the header (D14).
 * @throws `request.invalid` for a cursor of another user
 */
export async function exportLeads(
  ctx: UserContext,
  input: InputOf<typeof routes.exportLeads>,
): Promise<AnswerOf<typeof routes.exportLeads>> {
  const userId = ctx.user.id;
  let cursor = input.cursor === undefined ? null : readCursor(userId, input.cursor);
  const user = findOwnUser(ctx);
  let text = cursor ? "" : leadsCsvHead;
  let bytes = 0;
  for (;;) {
    const [{ rows, notes, lastId, hasMore, state }, { timezone }] = await Promise.all([
      readLeadPage(userId, cursor, leadPageSize, true),
      user,
    ]);
    for (const row of rows) {
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
