import { today as dayOf } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";

export interface Day {
  /** Date as `yyyy-MM-dd`. Null for the group of all overdue follow-ups. */
  date: string | null;
  events: LiveTraining[];
  leads: LeadRow[];
}

/**
 * Groups open follow-ups and events by day, after one group with the overdue follow-ups (D18). An event that began
 * yesterday and is still running belongs to today.
 */
export function meetingDays(
  leads: readonly LeadRow[],
  events: readonly LiveTraining[],
  today: string,
  timezone: string,
): Day[] {
  const days = new Map<string | null, Day>();
  const dayAt = (date: string | null): Day => {
    const day = days.get(date) ?? { date, events: [], leads: [] };
    days.set(date, day);
    return day;
  };
  for (const lead of leads) {
    const { followUpDate, followUpCompleted } = lead;
    if (followUpDate === null || followUpCompleted) continue;
    dayAt(followUpDate >= today ? followUpDate : null).leads.push(lead);
  }
  for (const event of events) {
    const date = dayOf(new Date(event.startsAt), timezone);
    dayAt(date > today ? date : today).events.push(event);
  }
  const overdue = days.get(null);
  overdue?.leads.sort((a, b) => ((a.followUpDate ?? "") < (b.followUpDate ?? "") ? -1 : 1));
  for (const day of days.values()) day.events.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  return [...days.values()].sort((a, b) => ((a.date ?? "") < (b.date ?? "") ? -1 : 1));
}
