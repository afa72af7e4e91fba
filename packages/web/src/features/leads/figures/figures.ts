import { addDays } from "@linkedpotential/contract/dates";
import type { ActivityDay } from "@linkedpotential/contract/leads/activity";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";

type Deal = Pick<LeadRow, "status" | "dealValue">;

/** Returns the sum of the open deals in EUR. */
export const pipelineValue = (leads: readonly Deal[]): number =>
  leads.reduce((sum, { status, dealValue }) => (isOpen(status) ? sum + (dealValue ?? 0) : sum), 0);

const isOpen = (status: LeadRow["status"]): boolean => status !== "won" && status !== "lost";

export interface PipelinePoint {
  date: string;
  /** Sum of the open deals at the end of the day, in EUR. */
  value: number;
}

/** Returns the pipeline at the end of each day: its value of today, without the changes of the days since. */
export function pipelineOverTime(
  current: number,
  days: readonly Pick<ActivityDay, "date" | "pipelineDelta">[],
  { from, to }: { from: string; to: string },
): PipelinePoint[] {
  const deltas = new Map(days.map(({ date, pipelineDelta }) => [date, pipelineDelta]));
  const points: PipelinePoint[] = [];
  let value = current;
  for (let date = to; date >= from; date = addDays(date, -1)) {
    points.push({ date, value: Math.max(0, Math.round(value * 100) / 100) });
    value -= deltas.get(date) ?? 0;
  }
  return points.reverse();
}

export interface SourceFigures {
  source: LeadRow["source"];
  count: number;
  won: number;
  /** Won leads among those that are won or lost. Null while none is. */
  wonShare: number | null;
  /** Value of the won deals in EUR. */
  wonValue: number;
}

/** Returns the figures of each source that has leads, the largest first. */
export function bySource(leads: readonly Pick<LeadRow, "source" | "status" | "dealValue">[]): SourceFigures[] {
  const groups = Map.groupBy(leads, ({ source }) => source);
  const figures = [...groups].map(([source, group]) => {
    const won = group.filter(({ status }) => status === "won");
    const lost = group.filter(({ status }) => status === "lost");
    const decided = won.length + lost.length;
    return {
      source,
      count: group.length,
      won: won.length,
      wonShare: decided === 0 ? null : won.length / decided,
      wonValue: won.reduce((sum, { dealValue }) => sum + (dealValue ?? 0), 0),
    };
  });
  return figures.toSorted((a, b) => b.count - a.count || String(a.source).localeCompare(String(b.source)));
}

/** Returns the reasons of lost leads with their number, the most frequent first. An empty reason stands for none. */
export function lostReasons(
  leads: readonly Pick<LeadRow, "status" | "lostReason">[],
): { reason: string; count: number }[] {
  const groups = Map.groupBy(
    leads.filter(({ status }) => status === "lost"),
    ({ lostReason }) => lostReason.trim(),
  );
  const reasons = [...groups].map(([reason, group]) => ({ reason, count: group.length }));
  return reasons.toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, "de"));
}
