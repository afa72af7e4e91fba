import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/statuses";

/** Status of the lead and days until the next follow-up after a message was sent. */
export interface NextStep {
  status?: LeadStatus;
  days: number;
}

/** Applies where the guide names nothing else: people wait about a week for an answer. */
export const defaultNextStep: NextStep = { status: "contacted", days: 6 };

/** Returns the status after sending, or undefined when the lead is there already, further on, won or lost. */
export function statusAfterSending({ status }: Pick<LeadRow, "status">, { status: target }: NextStep) {
  const isForward = target && leadStatuses.indexOf(target) > leadStatuses.indexOf(status);
  return isForward ? target : undefined;
}

/** Returns the day a number of days later. A day on a weekend moves to the Monday after it. */
export function workdayIn(days: number, today: string): string {
  const day = addDays(today, days);
  const weekday = weekdayOf(day);
  return weekday > 5 ? addDays(day, 8 - weekday) : day;
}
