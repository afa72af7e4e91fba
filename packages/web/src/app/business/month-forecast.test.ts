import { addDays } from "@linkedpotential/contract/dates";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOf, isWorkingDay, monthOf } from "../../features/kpis/days/working-days.ts";
import { emptyDay, type KpiDay } from "../../parts/kpis/kpi-day.ts";
import { forecastOf } from "./month-forecast.ts";

const day = (date: string, leadsKontaktiert: number): KpiDay => ({
  ...emptyDay(date, date),
  leadsKontaktiert: String(leadsKontaktiert),
});
const contactedOn = (today: string, days: readonly KpiDay[]) => forecastOf(days, monthOf(today), today)?.contacted;

// March 2027 has 23 working days and begins on a Monday.
describe("the forecast of a month", () => {
  it.each([
    ["counts today once it has figures", "2027-03-08", [day("2027-03-01", 5), day("2027-03-08", 1)], 23],
    ["leaves today out before", "2027-03-08", [day("2027-03-01", 5)], 23],
    ["counts days without figures as well", "2027-03-12", [day("2027-03-11", 9)], 23],
    ["says nothing before five working days have passed", "2027-03-05", [day("2027-03-01", 5)], undefined],
    ["says nothing once no working day is left", "2027-03-31", [day("2027-03-31", 5)], undefined],
    ["does not count what is entered ahead", "2027-03-09", [day("2027-03-01", 6), day("2027-03-30", 40)], 23],
  ] as const)("%s", (_rule, today, days, contacted) => {
    expect(contactedOn(today, days)).toBe(contacted);
  });

  it("says nothing about earlier months", () => {
    expect(forecastOf([day("2027-02-01", 5)], "2027-02", "2027-03-10")).toBeNull();
  });

  it("is exact when each working day has the same figures, in every month", () => {
    const date = fc
      .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
      .map((instant) => instant.toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 500 }), (today, count) => {
        const workingDays = daysOf(monthOf(today)).filter(isWorkingDay);
        const entered = workingDays.filter((one) => one < today).map((one) => day(one, count));
        fc.pre(entered.length >= 5 && monthOf(addDays(today, 1)) === monthOf(today));
        fc.pre(workingDays.some((one) => one >= today));
        expect(contactedOn(today, entered)).toBe(count * workingDays.length);
      }),
    );
  });
});
