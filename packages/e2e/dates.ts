import { addDays, today } from "@linkedpotential/contract/dates";

/** The calendar date some days from today where the tests' browser is, `yyyy-MM-dd`. */
export const dayFromToday = (days: number): string => addDays(today(new Date()), days);
