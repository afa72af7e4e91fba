import { expect, it } from "vitest";
import { relativeDay } from "./relative-day.ts";

it.each([
  ["2027-03-10", "heute", "today"],
  ["2027-03-11", "morgen", "tomorrow"],
  ["2027-03-09", "gestern", "yesterday"],
  ["2027-03-06", "vor 4 Tagen", "4 days ago"],
  ["2027-03-23", "in 13 Tagen", "in 13 days"],
  ["2027-03-24", "in 2 Wochen", "in 2 weeks"],
  ["2027-05-10", "in 2 Monaten", "in 2 months"],
  ["2025-03-10", "vor 2 Jahren", "2 years ago"],
])("names the day %s from 10 March 2027: %s", (date, german, english) => {
  expect(relativeDay(date, "2027-03-10", "de")).toBe(german);
  expect(relativeDay(date, "2027-03-10", "en")).toBe(english);
});
