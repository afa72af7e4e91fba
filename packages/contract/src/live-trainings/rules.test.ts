import { expect, it } from "vitest";
import { durationMinutes, participantsFrom } from "./rules.ts";

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
])("takes %j as %i participants [EVADM-20]", (text, number) => {
  expect(participantsFrom(text)).toBe(number);
});
