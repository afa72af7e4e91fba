import type { Member } from "@linkedpotential/contract/business/company/schema";
import { addMonths } from "@linkedpotential/contract/dates";
import type { Campaign, Funnel, MemberResult, ReferenceMonth } from "../../features/business/overview/figures.ts";
import { countIn } from "../../features/kpis/days/counts.ts";
import { inMonth } from "../../features/kpis/days/day-changes.ts";
import { figuresOf } from "../../features/kpis/days/figures.ts";
import { monthOf } from "../../features/kpis/days/working-days.ts";
import { countFields, type KpiDay } from "../../parts/kpis/kpi-day.ts";

export const hasFigures = (day: KpiDay): boolean => countFields.some((field) => countIn(day[field]) > 0);

export const funnelOf = (days: readonly KpiDay[]): Funnel => {
  const { leadsKontaktiert, interesseGezeigt, terminVereinbart, projektGewonnen } = figuresOf(days);
  return {
    contacted: leadsKontaktiert,
    interested: interesseGezeigt,
    appointments: terminVereinbart,
    won: projektGewonnen,
  };
};

/** Returns the days up to today. A day in the future counts from its date on. */
export const daysUntil = (days: readonly KpiDay[], today: string): KpiDay[] => days.filter(({ date }) => date <= today);

/** Returns the figures of the latest month with figures, or zeros for the current month when there are none. */
export function latestFunnel(days: readonly KpiDay[], today: string): { funnel: Funnel; month: string } {
  const filled = days.filter(hasFigures);
  const month = monthOf(filled.at(-1)?.date ?? today);
  return { funnel: funnelOf(inMonth(filled, month)), month };
}

/** Returns the last whole month before `today` if it has figures. */
export function lastMonth(days: readonly KpiDay[], today: string): ReferenceMonth | null {
  const month = monthOf(addMonths(`${monthOf(today)}-01`, -1));
  const filled = inMonth(days, month).filter(hasFigures);
  return filled.length === 0 ? null : { month, funnel: funnelOf(filled) };
}

/** Returns the results per target group from the date `start` on. */
export function ownCampaigns(days: readonly KpiDay[], start: string): Campaign[] {
  const counted = days.filter((day) => day.date >= start && hasFigures(day));
  const byGroup = Map.groupBy(counted, ({ zielgruppe }) => zielgruppe.trim().toLowerCase());
  return [...byGroup.values()]
    .map((group) => ({ name: group.at(-1)?.zielgruppe.trim() ?? "", workingDays: group.length, ...funnelOf(group) }))
    .toSorted((a, b) => b.contacted - a.contacted || a.name.localeCompare(b.name));
}

/**
 * Returns the results per member from the date `start` on. Members without days are listed too, unless they have left the
 * company.
 */
export function memberResults(days: readonly KpiDay[], members: readonly Member[], start: string): MemberResult[] {
  const byMember = Map.groupBy(days.filter(hasFigures), ({ memberId }) => memberId);
  return members
    .filter(({ id, hasLeft }) => !hasLeft || byMember.has(id))
    .map((member) => {
      const own = byMember.get(member.id) ?? [];
      const counted = own.filter(({ date }) => date >= start);
      return { member, workingDays: counted.length, lastDate: own.at(-1)?.date ?? null, ...funnelOf(counted) };
    })
    .toSorted((a, b) => b.contacted - a.contacted);
}
