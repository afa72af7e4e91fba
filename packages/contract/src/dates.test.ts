import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween, formatGermanDate, today, weekdayOf } from "./dates.ts";
import { isCalendarDate } from "./fields.ts";

const date = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe("calendar dates", () => {
  it("knows the day in Berlin in winter and in summer", () => {
    expect(today(new Date("2027-01-15T22:59:59Z"))).toBe("2027-01-15");
    expect(today(new Date("2027-01-15T23:00:00Z"))).toBe("2027-01-16");
    expect(today(new Date("2027-07-15T21:59:59Z"))).toBe("2027-07-15");
    expect(today(new Date("2027-07-15T22:00:00Z"))).toBe("2027-07-16");
    expect(today(new Date("2027-07-15T22:00:00Z"), "America/New_York")).toBe("2027-07-15");
  });

  it("adds days over month, year and daylight saving", () => {
    expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("adds months and stays inside the month", () => {
    expect(addMonths("2027-03-31", -1)).toBe("2027-02-28");
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2027-01-15", -1)).toBe("2026-12-15");
    expect(addMonths("2027-12-31", 12)).toBe("2028-12-31");
  });

  it("writes dates as Germans do and names weekdays by ISO number", () => {
    expect(formatGermanDate("2027-03-12")).toBe("12.03.2027");
    expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekdayOf(`2027-03-0${day}`))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("agrees with itself for any date", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -5000, max: 5000 }), (start, days) => {
        const end = addDays(start, days);
        expect(daysBetween(start, end)).toBe(days);
        expect(isCalendarDate(addMonths(start, days % 200))).toBe(true);
        expect(weekdayOf(addDays(start, 7))).toBe(weekdayOf(start));
      }),
    );
  });
});
