import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  addDays,
  addMonths,
  berlinInstant,
  dayEnd,
  daysBetween,
  germanDate,
  isCalendarDate,
  timeInBerlin,
  today,
  weekdayOf,
} from "./dates.ts";
import { timezones } from "./user/settings.ts";

/** Generates dates from 1995 on. Earlier dates would fail in Kiritimati, where 1994-12-31 does not exist. */
const date = fc
  .date({ min: new Date("1995-01-02"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("calendar dates", () => {
  it("returns the day in Berlin, with and without daylight saving time", () => {
    expect(today(new Date("2027-01-15T22:59:59Z"))).toBe("2027-01-15");
    expect(today(new Date("2027-01-15T23:00:00Z"))).toBe("2027-01-16");
    expect(today(new Date("2027-07-15T21:59:59Z"))).toBe("2027-07-15");
    expect(today(new Date("2027-07-15T22:00:00Z"))).toBe("2027-07-16");
    expect(today(new Date("2027-07-15T22:00:00Z"), "America/New_York")).toBe("2027-07-15");
  });

  it("ends a day where the next one begins in every time zone, also at clock changes", () => {
    const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom(...timezones), (now, timezone) => {
        const end = dayEnd(now, timezone).getTime();
        expect(end).toBeGreaterThan(now.getTime());
        expect(today(new Date(end - 1), timezone)).toBe(today(now, timezone));
        expect(today(new Date(end), timezone)).toBe(addDays(today(now, timezone), 1));
      }),
    );
    const [before, after] = [new Date("2027-03-28T00:30:00Z"), new Date("2027-10-31T00:30:00Z")];
    expect(dayEnd(before, "Europe/Berlin").toISOString()).toBe("2027-03-28T22:00:00.000Z");
    expect(dayEnd(after, "Europe/Berlin").toISOString()).toBe("2027-10-31T23:00:00.000Z");
  });

  it("returns the time in Berlin", () => {
    expect(timeInBerlin(new Date("2027-01-15T06:30:00Z"))).toBe("07:30");
    expect(timeInBerlin(new Date("2027-07-15T22:05:00Z"))).toBe("00:05");
  });

  it("converts a time in Berlin to an instant, with and without daylight saving time", () => {
    const instant = fc.date({ min: new Date("1997-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (at) => {
        const [day, time] = [today(at), timeInBerlin(at)];
        const found = berlinInstant(day, time);
        expect([today(found), timeInBerlin(found)]).toEqual([day, time]);
        expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
      }),
    );
    const utc = (date: string, time: string) => berlinInstant(date, time).toISOString();
    expect(utc("2027-01-15", "09:00")).toBe("2027-01-15T08:00:00.000Z");
    expect(utc("2027-07-15", "00:30")).toBe("2027-07-14T22:30:00.000Z");
    // Berlin has no 02:30 on the spring day, so that time counts as 03:30. On the autumn day 02:30 occurs twice, and
    // the first one counts.
    expect(utc("2027-03-28", "02:30")).toBe("2027-03-28T01:30:00.000Z");
    expect(utc("2027-10-31", "02:30")).toBe("2027-10-31T00:30:00.000Z");
  });

  it("refuses to calculate with an invalid date", () => {
    expect(() => addDays("2027-13-01", 1)).toThrow(RangeError);
    expect(() => addMonths("", 1)).toThrow(RangeError);
    expect(() => today(new Date("morgen"))).toThrow(RangeError);
  });

  it("adds days across months, years and clock changes", () => {
    expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  });

  it("adds months and stays within the month", () => {
    expect(addMonths("2027-03-31", -1)).toBe("2027-02-28");
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2027-01-15", -1)).toBe("2026-12-15");
    expect(addMonths("2027-12-31", 12)).toBe("2028-12-31");
  });

  it.each(["UTC", "America/Sao_Paulo", "Asia/Beirut", "Pacific/Kiritimati"])("never shifts a day in %s", (zone) => {
    vi.stubEnv("TZ", zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(date, (day) => {
        expect(addDays(addDays(day, 1), -1)).toBe(day);
        expect(daysBetween(day, addDays(day, 1))).toBe(1);
        expect(isCalendarDate(day)).toBe(true);
      }),
    );
    // In São Paulo, 4 November 2018 began at 01:00 instead of midnight, because of daylight saving time.
    expect(addDays("2018-11-03", 1)).toBe("2018-11-04");
  });

  it("recognizes valid calendar dates", () => {
    expect(["2027-02-28", "2028-02-29"].every(isCalendarDate)).toBe(true);
    const wrong = [
      "2027-02-29",
      "2027-13-01",
      "2027-00-10",
      "2027-04-31",
      "2027-3-1",
      "27-03-01",
      "2027-03-01T00:00",
      "",
    ];
    expect(wrong.filter(isCalendarDate)).toEqual([]);
  });

  it("formats German dates and returns ISO weekdays", () => {
    expect(germanDate("2027-03-12")).toBe("12.03.2027");
    expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekdayOf(`2027-03-0${day}`))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("is consistent for any date", () => {
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
