import type { Report } from "@linkedpotential/contract/moderation/schema";

/** Reports about the same post or the same profile. */
export type ReportGroup = readonly [Report, ...Report[]];

/** Groups reports by what they are about. Groups and their reports keep the order of the list. */
export function groupReports(reports: readonly Report[]): ReportGroup[] {
  const groups = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const key = `${report.userId} ${report.postId}`;
    const group = groups.get(key);
    if (group) group.push(report);
    else groups.set(key, [report]);
  }
  return [...groups.values()];
}
