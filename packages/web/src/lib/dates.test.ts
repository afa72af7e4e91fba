import { expect, it } from "vitest";
import { formatInstant } from "./dates.ts";

it("knows the day and the hour of a time zone, summer and winter", () => {
  expect(formatInstant("2026-07-01T22:30:00.000Z")).toBe("02.07.2026, 00:30");
  expect(formatInstant("2026-11-20T06:00:00.000Z")).toBe("20.11.2026, 07:00");
});
