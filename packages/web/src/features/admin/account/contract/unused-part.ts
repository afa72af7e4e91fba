import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { daysBetween, today } from "@linkedpotential/contract/dates";

/**
 * Returns the part of an invoice for the days of its period after `date`, in cents. Null outside the period, and if it
 * is not less than what is left to refund.
 */
export function unusedCentsOf({ amount, refunded, periodStart, periodEnd }: Invoice, date: string): number | null {
  const [first, end] = [today(new Date(periodStart)), today(new Date(periodEnd))];
  const [unused, all] = [daysBetween(date, end), daysBetween(first, end)];
  if (unused < 1 || unused >= all) return null;
  const cents = Math.round((amount * 100 * unused) / all);
  return cents < Math.round((amount - refunded) * 100) ? cents : null;
}
