import { weekdayOf } from "@linkedpotential/contract/dates";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBook, writeBook } from "../../../parts/kpis/kpi-book.ts";
import { byDate, dayFields, emptyDay, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { withDate, withNewDay, withoutDay, withRestoredDay } from "./day-changes.ts";

const today = "2027-03-10";
const at = (...dates: string[]): KpiDay[] => dates.map((date) => emptyDay(date, date));
const added = (days: readonly KpiDay[], month: string | null) =>
  withNewDay(days, { id: "new", month, today }).find(({ id }) => id === "new")?.date;

const date = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const days = fc.uniqueArray(date, { maxLength: 60, size: "max" }).map((dates) => at(...dates.toSorted()));
const month = fc.option(date.map((one) => one.slice(0, 7)));

describe("a new day", () => {
  it.each([
    ["after the latest day of the month [KPI-11]", at("2027-03-01", "2027-03-03"), "2027-03", "2027-03-04"],
    ["on Monday after a Friday", at("2027-03-05"), "2027-03", "2027-03-08"],
    ["at the start of a month without days [KPI-12]", at("2027-02-26"), "2027-03", "2027-03-01"],
    ["on the first working day of a month that starts with a weekend", [], "2027-05", "2027-05-03"],
    ["in the next month after the last working day", at("2027-04-30"), "2027-04", "2027-05-03"],
    [
      "on the first free working day of the next month",
      at("2027-04-30", "2027-05-03", "2027-05-04"),
      "2027-04",
      "2027-05-05",
    ],
    ["after the latest day when all months are shown", at("2026-12-31", "2027-03-02"), null, "2027-03-03"],
    ["today when there are no days", [], null, today],
  ])("is %s", (_where, there, shown, expected) => {
    expect(added(there, shown)).toBe(expected);
  });

  it("is always a free working day, and is added once", () => {
    fc.assert(
      fc.property(days, month, (there, shown) => {
        const next = withNewDay(there, { id: "new", month: shown, today });
        expect(new Set(next.map((day) => day.date)).size).toBe(there.length + 1);
        expect(weekdayOf(added(there, shown) ?? "")).toBeLessThanOrEqual(5);
        expect(next).toEqual(next.toSorted(byDate));
        expect(withNewDay(next, { id: "new", month: shown, today })).toBe(next);
      }),
    );
  });
});

it("does not move a day to a date that is taken [KPI-14]", () => {
  const there = at("2027-03-01", "2027-03-02");
  expect(withDate(there, "2027-03-01", "2027-03-02")).toBe(there);
  expect(withDate(there, "2027-03-01", "2027-03-05").map((day) => day.date)).toEqual(["2027-03-02", "2027-03-05"]);
});

it("restores a deleted day, on the next free working day if its date is taken by then", () => {
  fc.assert(
    fc.property(
      days.filter((there) => there.length > 0),
      fc.nat(),
      (there, index) => {
        const day = there[index % there.length] as KpiDay;
        const left = withoutDay(there, day.id);
        expect(withRestoredDay(left, day)).toEqual(there);
        expect(withRestoredDay(there, day)).toBe(there);
        const other = withRestoredDay([...left, { ...day, id: "other" }].toSorted(byDate), day);
        expect(new Set(other.map((one) => one.date)).size).toBe(there.length + 1);
      },
    ),
  );
});

describe("the stored KPI book", () => {
  it("is read back unchanged, with the specified fields [KPI-15..18, KPI-19..22]", () => {
    const day = emptyDay("1", "2027-03-01");
    const stored = JSON.parse(writeBook({ days: [day], goal: { income: 1, projectValue: null, workingDays: 20 } }));
    expect(Object.keys(stored.days[0])).toEqual(["id", "date", ...dayFields]);
    expect(dayFields).toEqual([
      "leadsKontaktiert",
      "interesseGezeigt",
      "terminVereinbart",
      "projektGewonnen",
      "zielgruppe",
      "notizen",
    ]);
    fc.assert(
      fc.property(days, (there) => {
        const book = { days: there, goal: { income: 5000, projectValue: 1.5, workingDays: null } };
        expect(readBook(writeBook(book))).toEqual(book);
      }),
    );
  });

  it("skips invalid days, and keeps the last of two days with the same date", () => {
    const day = emptyDay("1", "2027-03-01");
    const wrong = [{ ...day, date: "2027-02-30" }, { ...day, notizen: 3 }, null, "x"];
    const text = JSON.stringify({ days: [...wrong, day, { ...day, id: "2" }], goal: { income: "viel" } });
    expect(readBook(text).days.map(({ id }) => id)).toEqual(["2"]);
    expect(readBook(text).goal.income).toBeNull();
    for (const broken of ["", "{", "[]", "7", '{"days":7}']) expect(readBook(broken).days).toEqual([]);
  });
});
