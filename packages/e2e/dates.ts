import { addDays, today } from "@linkedpotential/contract/dates";

/** Returns the date some days from today in the time zone of the tests' browser, as `yyyy-MM-dd`. */
export const dayFromToday = (days: number): string => addDays(today(new Date()), days);
