import { expect, it } from "vitest";
import { calendarDay, formatDate, formatInstant } from "./dates.ts";

it("displays dates as dd.MM.yyyy [I18N-12]", () => {
  expect(formatDate("2026-03-01")).toBe("01.03.2026");
  expect(formatDate("2026-03-01T22:59:00.000Z")).toBe("01.03.2026");
});

it("knows the day and the hour of a time zone, summer and winter", () => {
  expect(calendarDay(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02");
  expect(calendarDay(new Date("2026-12-01T22:30:00Z"))).toBe("2026-12-01");
  expect(formatInstant("2026-11-20T06:00:00.000Z")).toBe("20.11.2026, 07:00");
});
