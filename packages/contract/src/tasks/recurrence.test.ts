import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addDays, addMonths, daysBetween, isCalendarDate, type Weekday, weekdayOf } from "../dates.ts";
import { type RecurrenceUnit, recurrenceBases, recurrenceUnits } from "./choices.ts";
import { nextDate, nextDueDate, withDayOf, withoutUnusedParts } from "./recurrence.ts";
import type { Recurrence } from "./recurrence-rule.ts";

const monthly: Recurrence = {
  unit: "month",
  interval: 1,
  weekdays: [],
  dayOfMonth: null,
  basis: "due_date",
  endDate: null,
};
const ruleOf = (parts: Partial<Recurrence>): Recurrence => ({ ...monthly, ...parts });

/** Completes task after task, each on its due date, and returns the due dates. */
function series(rule: Recurrence, dueDate: string, isOver: (date: string) => boolean): string[] {
  const fixed = withDayOf(rule, dueDate);
  const dates = [dueDate];
  for (let date: string | null = dueDate; date !== null && !isOver(date); ) {
    date = nextDueDate(fixed, { dueDate: date }, date);
    if (date !== null) dates.push(date);
  }
  return dates;
}
const firstDates = (rule: Recurrence, dueDate: string, count: number) => {
  let created = 0;
  return series(rule, dueDate, () => ++created === count);
};
const tenYears = (rule: Recurrence, from: string) => series(rule, from, (date) => date >= addMonths(from, 120));

const date = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const rule = fc
  .record<Recurrence>({
    unit: fc.constantFrom(...recurrenceUnits),
    interval: fc.integer({ min: 1, max: 99 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>),
    dayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    basis: fc.constantFrom(...recurrenceBases),
    endDate: fc.constant(null),
  })
  .map(withoutUnusedParts);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the dates of a recurrence by due date", () => {
  it.each<[string, Partial<Recurrence>, string[]]>([
    ["days", { unit: "day", interval: 2 }, ["2028-02-27", "2028-02-29", "2028-03-02"]],
    ["weeks", { unit: "week" }, ["2027-12-27", "2028-01-03", "2028-01-10"]],
    ["weekdays", { unit: "week", weekdays: [1, 4] }, ["2027-03-01", "2027-03-04", "2027-03-08", "2027-03-11"]],
    ["every other week", { unit: "week", interval: 2, weekdays: [1, 4] }, ["2027-03-04", "2027-03-15", "2027-03-18"]],
    ["a day of the month", { dayOfMonth: 10 }, ["2027-11-10", "2027-12-10", "2028-01-10"]],
    ["a later day of the same month", { dayOfMonth: 10 }, ["2027-03-03", "2027-03-10", "2027-04-10"]],
    ["the last day", { dayOfMonth: 31 }, ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]],
    ["the day of the due date", {}, ["2027-01-30", "2027-02-28", "2027-03-30"]],
    ["quarters", { unit: "quarter" }, ["2027-11-30", "2028-02-29", "2028-05-30"]],
    ["years", { unit: "year" }, ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
  ])("are %s", (_, parts, dates) => {
    const [first = ""] = dates;
    expect(firstDates(ruleOf(parts), first, dates.length)).toEqual(dates);
  });

  it("are the same in ten years for each unit, in every month with one date per month", () => {
    const days = (dates: string[]) => new Set(dates.slice(1).map((at, index) => daysBetween(dates[index] ?? "", at)));
    expect(days(tenYears(ruleOf({ unit: "day" }), "2024-01-01"))).toEqual(new Set([1]));
    expect(days(tenYears(ruleOf({ unit: "week" }), "2024-01-01"))).toEqual(new Set([7]));
    const months = tenYears(ruleOf({ dayOfMonth: 31 }), "2024-01-31").map((at) => at.slice(0, 7));
    expect(months).toEqual(Array.from({ length: 121 }, (_, count) => addMonths("2024-01-01", count).slice(0, 7)));
    expect(tenYears(ruleOf({ unit: "quarter" }), "2024-01-31")).toHaveLength(41);
    expect(tenYears(ruleOf({ unit: "year" }), "2024-02-29")).toHaveLength(11);
  });

  it("do not depend on when a task is completed, as long as no date passes", () => {
    const delay = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(rule, date, fc.array(delay, { minLength: 5, maxLength: 20 }), (any, start, delays) => {
        const fixed = withDayOf({ ...any, basis: "due_date" }, start);
        const expected = firstDates(fixed, start, delays.length + 1);
        let due = start;
        const dates = [start];
        for (const part of delays) {
          const next = nextDate(fixed, due, due);
          const completedOn = addDays(due, Math.floor(part * daysBetween(due, next)));
          due = nextDueDate(fixed, { dueDate: due }, completedOn) ?? "";
          dates.push(due);
        }
        expect(dates).toEqual(expected);
      }),
    );
  });

  it("skip those that have passed, and continue with the first one after today", () => {
    expect(nextDueDate(ruleOf({ dayOfMonth: 10 }), { dueDate: "2027-01-10" }, "2027-03-15")).toBe("2027-04-10");
    fc.assert(
      fc.property(rule, date, fc.nat(2000), (any, start, late) => {
        const fixed = withDayOf({ ...any, basis: "due_date" }, start);
        const completedOn = addDays(start, late);
        const next = nextDueDate(fixed, { dueDate: start }, completedOn);
        const grid = series(fixed, start, (at) => at > completedOn);
        expect(next).toBe(grid.find((at) => at > completedOn && at > start));
      }),
      { numRuns: 50 },
    );
  });

  it("neither skip nor repeat a date when a single task is moved", () => {
    const fixed = ruleOf({ dayOfMonth: 31 });
    const scheduledDate = "2027-03-31";
    expect(nextDueDate(fixed, { dueDate: "2027-04-01", scheduledDate }, "2027-04-01")).toBe("2027-04-30");
    expect(nextDueDate(fixed, { dueDate: "2027-03-20", scheduledDate }, "2027-03-20")).toBe("2027-04-30");
  });

  it("count from completion while a task has no due date", () => {
    expect(nextDueDate(monthly, { dueDate: null }, "2027-03-05")).toBe("2027-04-05");
  });
});

describe("the dates of a recurrence from completion", () => {
  const next = (parts: Partial<Recurrence>, completedOn: string) =>
    nextDueDate(ruleOf({ ...parts, basis: "completion" }), { dueDate: "2027-01-10" }, completedOn);

  it("count from the day of completion, however late or early", () => {
    expect(next({ unit: "day", interval: 3 }, "2027-02-27")).toBe("2027-03-02");
    expect(next({ unit: "week", interval: 2 }, "2027-03-03")).toBe("2027-03-17");
    expect(next({ unit: "week", interval: 2, weekdays: [1, 4] }, "2027-03-02")).toBe("2027-03-04");
    expect(next({ unit: "week", interval: 2, weekdays: [1, 4] }, "2027-03-04")).toBe("2027-03-15");
    expect(next({ unit: "quarter" }, "2026-11-30")).toBe("2027-02-28");
    expect(next({ unit: "year" }, "2028-02-29")).toBe("2029-02-28");
  });
});

describe("every recurrence", () => {
  it("goes on with a later date, at most one interval later", () => {
    const longest: Record<RecurrenceUnit, number> = { day: 1, week: 7, month: 31, quarter: 92, year: 366 };
    fc.assert(
      fc.property(rule, date, date, (any, dueDate, completedOn) => {
        const next = nextDueDate(withDayOf(any, dueDate), { dueDate }, completedOn) ?? "";
        const from = any.basis === "completion" || completedOn > dueDate ? completedOn : dueDate;
        expect(next > from).toBe(true);
        // A chosen weekday or day of the month adds at most one week or month to the first interval.
        expect(daysBetween(from, next)).toBeLessThanOrEqual(any.interval * longest[any.unit] + 31);
        if (any.weekdays.length > 0) expect(any.weekdays).toContain(weekdayOf(next));
      }),
    );
  });

  it("has the same dates in every time zone, also where the clocks change at midnight", () => {
    const expected = tenYears(ruleOf({ unit: "day" }), "2024-01-01");
    for (const timezone of ["America/Santiago", "Europe/Berlin", "Pacific/Apia"]) {
      vi.stubEnv("TZ", timezone);
      expect(tenYears(ruleOf({ unit: "day" }), "2024-01-01")).toEqual(expected);
    }
  });

  it("calculates no impossible date at the ends of the calendar", () => {
    const edge = fc.constantFrom("0000-01-01", "0001-01-01", "9800-12-31", "9801-01-01", "9999-12-31");
    fc.assert(
      fc.property(rule, edge, edge, (any, dueDate, completedOn) => {
        expect(nextDueDate(withDayOf(any, dueDate), { dueDate }, completedOn) ?? "2027-03-10").toSatisfy(
          isCalendarDate,
        );
      }),
    );
  });

  it("ends with its end date, and before dates would need a fifth digit", () => {
    const ending = ruleOf({ dayOfMonth: 10, endDate: "2027-05-10" });
    expect(firstDates(ending, "2027-03-10", 5)).toEqual(["2027-03-10", "2027-04-10", "2027-05-10"]);
    expect(nextDueDate(ruleOf({ unit: "year", interval: 99 }), { dueDate: "9800-12-31" }, "2027-03-10")).not.toBeNull();
    expect(nextDueDate(ruleOf({ unit: "day" }), { dueDate: "9999-12-31" }, "2027-03-10")).toBeNull();
  });
});

describe("the parts of a rule", () => {
  it("keep what applies to unit and basis, with the weekdays in order", () => {
    const full = ruleOf({ weekdays: [4, 1, 4], dayOfMonth: 10 });
    expect(withoutUnusedParts({ ...full, unit: "week" })).toMatchObject({ weekdays: [1, 4], dayOfMonth: null });
    expect(withoutUnusedParts(full)).toMatchObject({ weekdays: [], dayOfMonth: 10 });
    expect(withoutUnusedParts({ ...full, basis: "completion" })).toMatchObject({ weekdays: [], dayOfMonth: null });
    expect(withoutUnusedParts({ ...full, unit: "day" })).toMatchObject({ weekdays: [], dayOfMonth: null });
  });

  it("get the day of the due date when none was chosen", () => {
    expect(withDayOf(monthly, "2027-03-10")).toMatchObject({ dayOfMonth: 10 });
    expect(withDayOf(ruleOf({ unit: "week" }), "2027-03-10")).toMatchObject({ weekdays: [3] });
    const complete: Partial<Recurrence>[] = [{ unit: "day" }, { unit: "week", weekdays: [1] }, { basis: "completion" }];
    for (const parts of complete) expect(withDayOf(ruleOf(parts), "2027-03-10")).toEqual(ruleOf(parts));
    expect(withDayOf(monthly, null)).toEqual(monthly);
  });
});
