import { screen } from "@testing-library/react";
import type { KpiDay } from "../features/kpis/days/kpi-day.ts";
import { emptyDay } from "../features/kpis/days/kpi-day.ts";
import { wordsOf } from "./person.ts";

/** @internal */
export const kpisAt = (month?: string): string =>
  `/freelance/dashboard?section=kpis${month === undefined ? "" : `&month=${month}`}`;

/**
 * Returns a day as the browser stores it, with its date as id.
 * @internal
 */
export const kpiDay = (date: string, figures: Partial<KpiDay> = {}): KpiDay => ({
  ...emptyDay(date, date),
  ...figures,
});

/**
 * Returns the browser's storage after an earlier visit of the account.
 * @internal
 */
export const keptDays = (account: { user: { id: number } }, days: readonly KpiDay[]): Record<string, string> => ({
  [`kpis_${account.user.id}`]: JSON.stringify({ days }),
});

/**
 * Returns the account's days that the browser stores now.
 * @internal
 */
export const daysKept = (account: { user: { id: number } }): KpiDay[] =>
  JSON.parse(localStorage.getItem(`kpis_${account.user.id}`) ?? '{"days":[]}').days;

/** @internal */
export const daysTable = (): Promise<HTMLElement> => screen.findByRole("table", { name: "Arbeitstage" });

/**
 * Returns the dates in the table, from top to bottom.
 * @internal
 */
export const shownDates = async (): Promise<string[]> =>
  [...(await daysTable()).querySelectorAll("[data-field=date]")].map(wordsOf);

/**
 * Returns the cells of the row whose label starts with this text.
 * @internal
 */
export async function totalsOf(label: string): Promise<string[]> {
  const head = [...(await daysTable()).querySelectorAll("th[scope=row]")].find((one) => wordsOf(one) === label);
  return [...(head?.parentElement?.querySelectorAll("td") ?? [])].slice(0, 4).map((cell) => wordsOf(cell));
}
