import { expect, it } from "vitest";
import { kpiDay } from "../../../testing/kpis.ts";
import { missingDates } from "./missing-dates.ts";

const entered = (date: string) => kpiDay(date, { notizen: "Messe" });

it.each([
  ["no day without any entry", [kpiDay("2027-03-01")], []],
  ["no day before the first entry", [entered("2027-03-08")], ["2027-03-09"]],
  ["no weekend", [entered("2027-03-05")], ["2027-03-09", "2027-03-08"]],
  ["days that have a date only", [entered("2027-03-05"), kpiDay("2027-03-08")], ["2027-03-09", "2027-03-08"]],
  ["no day of another month", [entered("2027-02-26"), entered("2027-03-01"), entered("2027-03-02")], [9, 8, 5, 4, 3]],
] as const)("returns %s", (_, days, expected) => {
  const dates = expected.map((date) => (typeof date === "number" ? `2027-03-0${date}` : date));
  expect(missingDates(days, "2027-03", "2027-03-10")).toEqual(dates);
});
