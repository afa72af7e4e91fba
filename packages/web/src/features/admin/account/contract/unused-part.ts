import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { daysBetween, today } from "@linkedpotential/contract/dates";

/** Returns the part of an invoice for the days of its period after `date`, in cents. 0 from the end of the period on. */
export function unusedCentsOf({ amount, periodStart, periodEnd }: Invoice, date: string): number {
  const [first, end] = [today(new Date(periodStart)), today(new Date(periodEnd))];
  const all = daysBetween(first, end);
  const unused = Math.min(daysBetween(date, end), all);
  return unused < 1 ? 0 : Math.round((amount * 100 * unused) / all);
}
