import { expect, it } from "vitest";
import {
  dateText,
  dayMonthNameText,
  dayMonthText,
  dayText,
  fullMomentText,
  momentText,
  monthNameText,
  monthText,
  shortDayText,
  shortMonthText,
  timeText,
  weekdayText,
} from "./date-texts.ts";

it("formats a date for each language", () => {
  expect(dateText("2027-03-12", "de")).toBe("12.03.2027");
  expect(dateText("2027-03-12", "en")).toBe("12 Mar 2027");
  expect(dateText("2027-03-12", "fr")).toBe("12 mars 2027");
  expect(dayText("2027-03-12", "de")).toBe("Freitag, 12. März 2027");
  expect(weekdayText("2027-03-14", "de")).toBe("Sonntag");
  expect(shortDayText("2027-03-12", "de")).toBe("Fr, 12.03.2027");
  expect(dayMonthText("2027-03-12", "de")).toBe("12.03.");
  expect(dayMonthNameText("2027-09-12", "de")).toBe("12. Sept.");
  expect(dayMonthNameText("2027-09-12", "en")).toBe("12 Sept");
  expect(dayMonthNameText("2027-09-12", "fr")).toBe("12 sept.");
  expect(monthText("2027-03", "de")).toBe("März 2027");
  expect(monthNameText("2027-03", "fr")).toBe("mars");
  expect(shortMonthText("2027-12", "de")).toBe("Dez");
});

it("formats day and hour in a time zone, with and without daylight saving time", () => {
  const summer = new Date("2026-07-01T22:30:00.000Z");
  const winter = new Date("2026-11-20T06:00:00.000Z");
  expect(momentText(summer, "de", "Europe/Berlin")).toBe("02.07.2026, 00:30");
  expect(momentText(winter, "de", "Europe/Berlin")).toBe("20.11.2026, 07:00");
  expect(momentText(winter, "en", "America/New_York")).toBe("20 Nov 2026, 01:00");
  expect(timeText(summer, "de", "Europe/Berlin")).toBe("00:30");
  expect(fullMomentText(winter, "de", "Europe/Berlin")).toBe("20. November 2026 um 07:00 MEZ");
});
