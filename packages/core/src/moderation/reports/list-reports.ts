import { reportPageSize } from "@linkedpotential/contract/moderation/limits";
import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { readPage } from "../../db/read-page.ts";
import { ReportEntity, type StoredReport } from "./report.entity.ts";
import { toReports } from "./to-report.ts";

type State = StoredReport["state"];

export async function listReports(
  _ctx: UserContext,
  { state, limit = reportPageSize, cursor }: InputOf<typeof routes.listReports>,
): Promise<AnswerOf<typeof routes.listReports>> {
  const from = cursor?.split(":") as [State, string] | undefined;
  const start = from?.[0] ?? state ?? "open";
  const { page, hasMore } = await readPage(Math.min(limit, reportPageSize), async (most) => {
    const first = await readState(start, most, from && Number(from[1]));
    // After the open reports, continue with the settled ones, unless the caller requested only one state.
    const goesOn = start === "open" && state === undefined && first.data.length < most;
    if (!goesOn) return first;
    const { data, cursor: more } = await readState("settled", most - first.data.length);
    return { data: [...first.data, ...data], cursor: more };
  });
  const last = page.at(-1);
  return { items: await toReports(page), nextCursor: hasMore && last ? `${last.state}:${last.reportId}` : undefined };
}

/** Reads reports in one state: open ones oldest first, settled ones newest first. */
function readState(state: State, limit: number, after?: number) {
  const query = ReportEntity.query.inState({ state });
  const options = { limit, pages: 1 } as const;
  return state === "open"
    ? query.gt({ reportId: after ?? 0 }).go(options)
    : query.lt({ reportId: after ?? Number.MAX_SAFE_INTEGER }).go({ ...options, order: "desc" });
}
