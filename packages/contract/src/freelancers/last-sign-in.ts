import { daysBetween } from "../dates.ts";

/** Steps in which businesses see how long ago a freelancer signed in. Days before are not told apart on purpose. */
export const lastSignIns = ["week", "month", "earlier"] as const;
export type LastSignIn = (typeof lastSignIns)[number];

/** Returns the step of the day of a sign-in: at most 7 days ago, at most 30, or earlier. */
export function lastSignInOf(day: string, today: string): LastSignIn {
  const days = daysBetween(day, today);
  if (days <= 7) return "week";
  return days <= 30 ? "month" : "earlier";
}
