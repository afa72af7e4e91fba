import { screen } from "@testing-library/react";
import type { KpiDay } from "../parts/kpis/kpi-day.ts";
import { emptyDay } from "../parts/kpis/kpi-day.ts";
import { textOf } from "./user.ts";

/** @internal */
export const kpisPath = (month?: string): string =>
  `/freelance/dashboard?section=kpis${month === undefined ? "" : `&month=${month}`}`;

/**
 * Returns a working day in the format of the browser's storage. Its id is its date.
 * @internal
 */
export const kpiDay = (date: string, figures: Partial<KpiDay> = {}): KpiDay => ({
  ...emptyDay(date, date),
  ...figures,
});

/**
 * Returns the `browserStorage` of an account that has entered these days before.
 * @internal
 */
export const storageWithDays = (
  account: { user: { id: number } },
  days: readonly KpiDay[],
): Record<string, string> => ({
  [`kpis_${account.user.id}`]: JSON.stringify({ days }),
});

/**
 * Reads the days of the account from the browser's storage.
 * @internal
 */
export const storedDays = (account: { user: { id: number } }): KpiDay[] =>
  JSON.parse(localStorage.getItem(`kpis_${account.user.id}`) ?? '{"days":[]}').days;

/** @internal */
export const findDaysTable = (): Promise<HTMLElement> => screen.findByRole("table", { name: "Arbeitstage" });

/** @internal */
export const shownDates = async (): Promise<string[]> =>
  [...(await findDaysTable()).querySelectorAll("[data-field=date]")].map(textOf);

/**
 * Returns the first four cells of the row with this label.
 * @internal
 */
export async function rowCells(label: string): Promise<string[]> {
  const head = [...(await findDaysTable()).querySelectorAll("th[scope=row]")].find((cell) => textOf(cell) === label);
  return [...(head?.parentElement?.querySelectorAll("td") ?? [])].slice(0, 4).map((cell) => textOf(cell));
}
