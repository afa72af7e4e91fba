import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";

/**
 * Returns the target groups of the days, the most recent first. Spellings that differ only in case are one group, as in
 * the list of campaigns.
 */
export function usedAudiences(days: readonly KpiDay[]): string[] {
  const names = days.map(({ zielgruppe }) => zielgruppe.trim()).filter((name) => name !== "");
  return [...Map.groupBy(names.toReversed(), (name) => name.toLowerCase()).values()].flatMap(
    ([latest]) => latest ?? [],
  );
}
