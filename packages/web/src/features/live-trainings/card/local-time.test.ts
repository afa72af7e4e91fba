import { berlinInstant } from "@linkedpotential/contract/dates";
import { expect, it } from "vitest";
import { localTime } from "./local-time.ts";

const at = (date: string, zone: string, time = "19:00") =>
  localTime(berlinInstant(date, time).toISOString(), zone, "de");

it.each([
  ["in winter", "2027-01-15", "15. Januar 2027 um 18:00 GMT+0", "15. Januar 2027 um 13:00 GMT-5"],
  ["in summer", "2027-07-15", "15. Juli 2027 um 18:00 GMT+1", "15. Juli 2027 um 13:00 GMT-4"],
  [
    "before New York's clocks change in spring",
    "2027-03-13",
    "13. März 2027 um 18:00 GMT+0",
    "13. März 2027 um 13:00 GMT-5",
  ],
  ["between the changes in spring", "2027-03-14", "14. März 2027 um 18:00 GMT+0", "14. März 2027 um 14:00 GMT-4"],
  [
    "on the day of Berlin's change in spring",
    "2027-03-28",
    "28. März 2027 um 18:00 GMT+1",
    "28. März 2027 um 13:00 GMT-4",
  ],
  [
    "on the day of Berlin's change in autumn",
    "2027-10-31",
    "31. Oktober 2027 um 18:00 GMT+0",
    "31. Oktober 2027 um 14:00 GMT-4",
  ],
  [
    "after New York's change in autumn",
    "2027-11-07",
    "7. November 2027 um 18:00 GMT+0",
    "7. November 2027 um 13:00 GMT-5",
  ],
])("19:00 in Berlin is converted to London and New York %s [D10]", (_when, date, london, newYork) => {
  expect(at(date, "Europe/London")).toBe(london);
  expect(at(date, "America/New_York")).toBe(newYork);
});

it("the converted time includes the date when the day differs", () => {
  expect(at("2027-01-15", "America/New_York", "02:00")).toBe("14. Januar 2027 um 20:00 GMT-5");
});

it.each(["Europe/Berlin", "Europe/Paris"])("no time is returned when the clocks show the same, as in %s", (zone) => {
  for (const date of ["2027-01-15", "2027-07-15", "2027-03-28", "2027-10-31"]) expect(at(date, zone)).toBeNull();
});
