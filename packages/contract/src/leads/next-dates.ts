import { addDays } from "../dates.ts";

/** Choices for the next follow-up, in days from today. */
export const nextChoices = { tomorrow: 1, threeDays: 3, week: 7 } as const;
export type NextChoice = keyof typeof nextChoices;

const postponedBy = { day: 1, week: 7 } as const;

/** Returns the date of the next follow-up. `today` is the date in the time zone of the owner. */
export const nextDate = (choice: NextChoice, today: string): string => addDays(today, nextChoices[choice]);

/**
 * Returns the date to which a follow-up is postponed. An overdue follow-up moves from today, so that it does not stay
 * overdue.
 */
export const postponedDate = (action: "day" | "week", date: string, today: string): string =>
  addDays(date > today ? date : today, postponedBy[action]);
