import { addDays, addMonths } from "@linkedpotential/contract/dates";
import fc from "fast-check";
import { expect, it } from "vitest";
import { monthOf } from "../../features/kpis/days/working-days.ts";
import { emptyDay, type KpiDay } from "../../parts/kpis/kpi-day.ts";
import { comparisonOf } from "./month-comparison.ts";

const day = (date: string, leadsKontaktiert: number): KpiDay => ({
  ...emptyDay(date, date),
  leadsKontaktiert: String(leadsKontaktiert),
});
const changeOn = (today: string, days: readonly KpiDay[]) =>
  comparisonOf(days, monthOf(today), today)?.changes.contacted;

const date = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const count = fc.integer({ min: 1, max: 500 });

it.each([
  ["the same day of the month counts", "2027-03-10", "2027-02-10", 0.5],
  ["the day after does not", "2027-03-10", "2027-02-11", undefined],
  ["on a 30th, all of February counts", "2027-03-30", "2027-02-28", 0.5],
  ["on the last day of February, all of January counts", "2027-02-28", "2027-01-31", 0.5],
  ["on the last day of April, all of March counts", "2027-04-30", "2027-03-31", 0.5],
  ["the day before, it does not", "2027-04-29", "2027-03-30", undefined],
  ["in January, December is the month before", "2027-01-04", "2026-12-04", 0.5],
  ["earlier months do not count", "2027-03-10", "2027-01-10", undefined],
])("%s", (_rule, today, earlier, change) => {
  expect(changeOn(today, [day(earlier, 20), day(today, 30)])).toBe(change);
});

it("counts exactly the days of the month before up to the same day of the month, and all of them on the last day", () => {
  fc.assert(
    fc.property(date, count, count, fc.integer({ min: 0, max: 30 }), (today, earlier, present, offset) => {
      const before = addDays(addMonths(`${monthOf(today)}-01`, -1), offset);
      fc.pre(monthOf(before) < monthOf(today));
      const isLastDay = monthOf(addDays(today, 1)) > monthOf(today);
      const counts = isLastDay || Number(before.slice(8)) <= Number(today.slice(8));
      expect(changeOn(today, [day(before, earlier), day(today, present)])).toBe(
        counts ? present / earlier - 1 : undefined,
      );
    }),
  );
});

it("shows no change while each day repeats the same day of the month before", () => {
  fc.assert(
    fc.property(date, fc.array(count, { minLength: 28, maxLength: 28 }), (today, counts) => {
      const month = monthOf(today);
      const before = monthOf(addMonths(`${month}-01`, -1));
      const days = counts.flatMap((one, index) => {
        const dayOfMonth = String(index + 1).padStart(2, "0");
        return [day(`${before}-${dayOfMonth}`, one), day(`${month}-${dayOfMonth}`, one)];
      });
      expect(changeOn(today, days)).toBe(0);
    }),
  );
});

it("compares whole months of the past, and nothing in the future or without earlier figures", () => {
  const days = [day("2027-01-31", 20), day("2027-02-28", 30)];
  expect(comparisonOf(days, "2027-02", "2027-03-02")).toEqual({
    month: "2027-01",
    isCurrent: false,
    changes: { contacted: 0.5, interested: null, appointments: null, won: null },
  });
  expect(comparisonOf(days, "2027-02", "2027-01-31")).toBeNull();
  expect(comparisonOf(days, "2027-01", "2027-03-02")).toBeNull();
  expect(comparisonOf([emptyDay("a", "2027-01-04"), day("2027-02-01", 3)], "2027-02", "2027-02-10")).toBeNull();
});
