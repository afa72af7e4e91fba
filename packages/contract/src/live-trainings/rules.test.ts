import { expect, it } from "vitest";
import { clockTimeFrom, durationMinutes, participantsFrom, pastField } from "./rules.ts";

it.each([
  ["90 Min", 90],
  ["90", 90],
  ["60 Minuten", 60],
  ["2 Stunden", 120],
  ["1,5 h", 90],
  ["1.5 hours", 90],
  ["1,25 Std.", 75],
  ["1 Min", 1],
  ["1 Std. 30 Min", 90],
  ["2 heures", 120],
  ["720 Min", 720],
  ["einen Abend lang", 60],
  ["0 Min", 60],
  ["13 Stunden", 60],
])("reads the duration %s as %i minutes [EVENT-29]", (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});

it.each([
  ["35", 35],
  [" 7 ", 7],
  ["", 20],
  [" ", 20],
  ["viele", 20],
  ["0", 0],
  ["1e1", Number.NaN],
  ["0x10", Number.NaN],
  ["-5", Number.NaN],
  ["12,5", Number.NaN],
  ["30 Leute", Number.NaN],
])("takes %j as %d participants [EVADM-20]", (text, number) => {
  expect(participantsFrom(text)).toBe(number);
});

it.each([
  ["18:30", "18:30"],
  [" 18.30 ", "18:30"],
  ["1830", "18:30"],
  ["18 30", "18:30"],
  ["18h30", "18:30"],
  ["18 Uhr 30", "18:30"],
  ["18:30 Uhr", "18:30"],
  ["18 Uhr", "18:00"],
  ["18 h", "18:00"],
  ["9", "09:00"],
  ["9:05", "09:05"],
  ["905", "09:05"],
  ["0:00", "00:00"],
  ["23:59", "23:59"],
  ["24 Uhr", undefined],
  ["18:60", undefined],
  ["183", undefined],
  ["18:3", undefined],
  ["18:", undefined],
  ["18-20 Uhr", undefined],
  ["18:30:00", undefined],
  ["abends", undefined],
  ["Uhr", undefined],
  ["", undefined],
])("reads the time %j as %s", (text, time) => {
  expect(clockTimeFrom(text)).toBe(time);
});

it.each([
  ["2027-03-01", "10:01", undefined],
  ["2027-03-01", "10:00", "time"],
  ["2027-02-28", "23:59", "date"],
  ["2027-03-02", "00:00", undefined],
])("the start %s %s at ten o'clock of 1 March has the past field %s", (date, time, field) => {
  expect(pastField({ date, time }, new Date("2027-03-01T09:00:00Z"))).toBe(field);
});
