import { expect, it } from "vitest";
import { emptyDay } from "../../../parts/kpis/kpi-day.ts";
import { trendOf } from "./trend.ts";

const day = (date: string, leadsKontaktiert: string) => ({ ...emptyDay(date, date), leadsKontaktiert });
const days = [day("2026-12-30", "3"), day("2026-12-31", "4"), day("2027-02-01", "5")];
const counts = (month: string | null) => trendOf(days, month).map(({ at, figures }) => [at, figures.leadsKontaktiert]);

it("has a point for every day of a month", () => {
  expect(counts("2026-12")).toHaveLength(31);
  expect(counts("2026-12").slice(-3)).toEqual([
    ["2026-12-29", 0],
    ["2026-12-30", 3],
    ["2026-12-31", 4],
  ]);
});

it("has a point for every month from the first to the last, including months without days", () => {
  expect(counts(null)).toEqual([
    ["2026-12", 7],
    ["2027-01", 0],
    ["2027-02", 5],
  ]);
  expect(trendOf([], null)).toEqual([]);
});
