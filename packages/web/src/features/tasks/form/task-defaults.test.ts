import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newTaskDefaults, nextWeekday } from "./task-defaults.ts";

const friday = "2027-03-12";

describe("defaults of new tasks", () => {
  it("are due today, have medium priority and belong to the active projects [TASK-44..46]", () => {
    expect(newTaskDefaults(friday)).toEqual({ category: "Aktive Projekte", priority: "medium", dueDate: friday });
  });

  it("the next weekday is after today and never a Saturday or Sunday", () => {
    expect([nextWeekday("2027-03-10"), nextWeekday(friday)]).toEqual(["2027-03-11", "2027-03-15"]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const date = addDays(friday, days);
        const next = nextWeekday(date);
        expect(next > date && next <= addDays(date, 3)).toBe(true);
        expect(weekdayOf(next)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
