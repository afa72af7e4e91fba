import { screen } from "@testing-library/react";
import type { KpiDay } from "../features/kpis/days/kpi-day.ts";
import { emptyDay } from "../features/kpis/days/kpi-day.ts";
import { wordsOf } from "./person.ts";

/** @internal */
export const kpisAt = (month?: string): string =>
  `/freelance/dashboard?section=kpis${month === undefined ? "" : `&month=${month}`}`;

/** A day as the browser keeps it; its id is its date. @internal */
export const kpiDay = (date: string, figures: Partial<KpiDay> = {}): KpiDay => ({
  ...emptyDay(date, date),
  ...figures,
});

/** What an earlier visit of an account left in the browser. @internal */
export const keptDays = (account: { user: { id: number } }, days: readonly KpiDay[]): Record<string, string> => ({
  [`kpis_${account.user.id}`]: JSON.stringify({ days }),
});

/** What the browser keeps of an account now. @internal */
export const daysKept = (account: { user: { id: number } }): KpiDay[] =>
  JSON.parse(localStorage.getItem(`kpis_${account.user.id}`) ?? '{"days":[]}').days;

/** @internal */
export const daysTable = (): Promise<HTMLElement> => screen.findByRole("table", { name: "Arbeitstage" });

/** The dates in the table, from top to bottom. @internal */
export const shownDates = async (): Promise<string[]> =>
  [...(await daysTable()).querySelectorAll("[data-field=date]")].map(wordsOf);

/** The cells of the row that begins with these words. @internal */
export async function totalsOf(label: string): Promise<string[]> {
  const head = [...(await daysTable()).querySelectorAll("th[scope=row]")].find((one) => wordsOf(one) === label);
  return [...(head?.parentElement?.querySelectorAll("td") ?? [])].slice(0, 4).map((cell) => wordsOf(cell));
}
