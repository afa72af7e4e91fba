import { newRecurrence } from "@linkedpotential/fixtures/tasks";
import { expect, it } from "vitest";
import german from "../../../texts/de/recurrence.ts";
import english from "../../../texts/en/recurrence.ts";
import french from "../../../texts/fr/recurrence.ts";
import { ruleText } from "./rule-text.ts";

const texts = { de: german, en: english, fr: french };
const said = (parts: Parameters<typeof newRecurrence>[0]) =>
  (["de", "en", "fr"] as const).map((language) => ruleText(newRecurrence(parts), texts[language].rule, language));

it("a rule is one sentence in each language", () => {
  expect(said({ unit: "day" })).toEqual(["jeden Tag", "every day", "chaque jour"]);
  expect(said({ unit: "day", interval: 45 })).toEqual(["alle 45 Tage", "every 45 days", "tous les 45 jours"]);
  expect(said({ unit: "week", interval: 2, weekdays: [1, 4], basis: "completion" })).toEqual([
    "alle 2 Wochen montags und donnerstags, ab Erledigung",
    "every 2 weeks on Mondays and Thursdays, from completion",
    "toutes les 2 semaines le lundi et le jeudi, une fois terminée",
  ]);
  expect(said({ dayOfMonth: 10 })).toEqual(["jeden Monat am 10.", "every month on the 10th", "chaque mois le 10"]);
  expect(said({ interval: 2, dayOfMonth: 1 })).toEqual([
    "alle 2 Monate am 1.",
    "every 2 months on the 1st",
    "tous les 2 mois le 1er",
  ]);
  expect(said({ unit: "quarter", dayOfMonth: 31 })).toEqual([
    "alle 3 Monate am letzten Tag",
    "every 3 months on the last day",
    "tous les 3 mois le dernier jour",
  ]);
  expect(said({ unit: "year", dayOfMonth: 29, endDate: "2030-12-31" })).toEqual([
    "jedes Jahr, bis 31.12.2030",
    "every year, until 31 Dec 2030",
    "chaque année, jusqu’au 31 déc. 2030",
  ]);
});

it("weekdays are joined as a list", () => {
  expect(said({ unit: "week", weekdays: [1, 3, 7] })).toEqual([
    "jede Woche montags, mittwochs und sonntags",
    "every week on Mondays, Wednesdays and Sundays",
    "chaque semaine le lundi, le mercredi et le dimanche",
  ]);
});

it("English days of the month have their endings", () => {
  const { day } = english;
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30].map(day)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "23rd",
    "30th",
  ]);
});
