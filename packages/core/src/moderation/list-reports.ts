import type * as routes from "@linkedpotential/contract/moderation/routes";
import { reportPageSize } from "@linkedpotential/contract/moderation/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { ReportEntity, type StoredReport } from "./report.entity.ts";
import { toReports } from "./to-report.ts";

type State = StoredReport["state"];

export async function listReports(
  _ctx: UserContext,
  { state, limit = reportPageSize, cursor }: InputOf<typeof routes.listReports>,
): Promise<AnswerOf<typeof routes.listReports>> {
  const most = Math.min(limit, reportPageSize);
  const from = cursor?.split(":") as [State, string] | undefined;
  const start = from?.[0] ?? state ?? "open";
  const first = await readState(start, most, from && Number(from[1]));
  // After the last open one come the settled ones, unless one state is asked for.
  const goesOn = start === "open" && state === undefined && first.data.length < most;
  const rest = goesOn ? await readState("settled", most - first.data.length) : undefined;
  const page = [...first.data, ...(rest?.data ?? [])];
  const last = page.at(-1);
  const hasMore = (rest ?? first).cursor !== null || (start === "open" && state === undefined && !goesOn);
  return { items: await toReports(page), nextCursor: hasMore && last ? `${last.state}:${last.reportId}` : undefined };
}

/** Those that wait the longest come first, then those that were reported last. */
function readState(state: State, limit: number, after?: number) {
  const query = ReportEntity.query.inState({ state });
  const options = { limit, pages: 1 } as const;
  return state === "open"
    ? query.gt({ reportId: after ?? 0 }).go(options)
    : query.lt({ reportId: after ?? Number.MAX_SAFE_INTEGER }).go({ ...options, order: "desc" });
}
