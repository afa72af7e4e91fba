import { addMonths } from "../dates.ts";

/** Maximum time for which an admin can give Premium, in months from today. */
const givenMonthsMax = 24;

/** Returns the latest day until which Premium can be given. */
export const latestGivenDay = (today: string): string => addMonths(today, givenMonthsMax);
