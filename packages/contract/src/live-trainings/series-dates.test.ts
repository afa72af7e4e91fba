import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, berlinInstant, daysBetween, isCalendarDate, timeInBerlin, today } from "../dates.ts";
import { changeStart, type SeriesInterval, seriesDates, seriesIntervals, startChange } from "./series-dates.ts";
import { seriesCountFrom } from "./series-schema.ts";

it.each<[SeriesInterval, string, string[]]>([
  ["week", "2027-12-24", ["2027-12-24", "2027-12-31", "2028-01-07"]],
  ["two-weeks", "2028-02-20", ["2028-02-20", "2028-03-05", "2028-03-19"]],
  ["month", "2027-01-31", ["2027-01-31", "2027-02-28", "2027-03-31"]],
  ["month", "2027-11-30", ["2027-11-30", "2027-12-30", "2028-01-30"]],
  ["month", "2028-02-29", ["2028-02-29", "2028-03-29", "2028-04-29"]],
])("the series %s from %s has the right dates", (every, date, dates) => {
  expect(seriesDates(date, every, 3)).toEqual(dates);
});

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2027-01-01", days));

it("a series has distinct dates in order, and keeps weekday or day of the month", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...seriesIntervals), fc.integer({ min: 2, max: 52 }), (date, every, count) => {
      const series = seriesDates(date, every, count);
      expect(series).toHaveLength(count);
      expect(series[0]).toBe(date);
      expect(series).toEqual([...new Set(series)].sort());
      for (const one of series) {
        expect(isCalendarDate(one)).toBe(true);
        if (every !== "month") expect(daysBetween(date, one) % (every === "week" ? 7 : 14)).toBe(0);
        else if (one.slice(8) !== date.slice(8)) expect(addDays(one, 1).slice(8)).toBe("01");
      }
    }),
  );
});

it("the events of a series keep their time in Berlin across clock changes", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...seriesIntervals), (date, every) => {
      for (const one of seriesDates(date, every, 12)) {
        const start = berlinInstant(one, "19:00");
        expect([today(start), timeInBerlin(start)]).toEqual([one, "19:00"]);
      }
    }),
  );
});

/** Starts outside of the hour that a clock change skips or repeats. */
const starts = fc
  .tuple(dates, fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }))
  .map(([date, minute]) => ({ date, time: new Date(minute * 60_000).toISOString().slice(11, 16) }));

it("the change between two starts leads from the one to the other, across clock changes", () => {
  fc.assert(
    fc.property(starts, starts, (from, to) => {
      const [start, end] = [berlinInstant(from.date, from.time), berlinInstant(to.date, to.time)];
      expect(changeStart(start, startChange(start, end))).toEqual(end);
    }),
  );
});

it("a series whose first start moves keeps its distances in days and takes the new time of day", () => {
  fc.assert(
    fc.property(starts, starts, fc.constantFrom(...seriesIntervals), fc.array(starts), (first, to, every, times) => {
      const change = startChange(berlinInstant(first.date, first.time), berlinInstant(to.date, to.time));
      const series = seriesDates(first.date, every, 12);
      for (const [index, date] of series.entries()) {
        const time = times[index]?.time ?? first.time;
        const start = changeStart(berlinInstant(date, time), change);
        expect(daysBetween(date, today(start))).toBe(daysBetween(first.date, to.date));
        expect(timeInBerlin(start)).toBe(to.time === first.time ? time : to.time);
      }
    }),
  );
});

it.each([
  ["2027-03-21T18:00:00Z", { days: 7 }, "2027-03-28T17:00:00Z"],
  ["2027-03-21T18:00:00Z", { days: 7, time: "20:00" }, "2027-03-28T18:00:00Z"],
  ["2027-03-27T22:30:00Z", { days: 1, time: "03:30" }, "2027-03-28T01:30:00Z"],
  ["2027-10-30T22:30:00Z", { days: 1 }, "2027-10-31T23:30:00Z"],
  ["2027-10-31T00:30:00Z", { days: 0 }, "2027-10-31T00:30:00Z"],
])("%s changed by %j starts at %s", (start, change, end) => {
  expect(changeStart(new Date(start), change)).toEqual(new Date(end));
});

it.each([
  ["4", 4],
  [" 52 ", 52],
  ["1e1", Number.NaN],
  ["0x10", Number.NaN],
  ["+5", Number.NaN],
  ["2.5", Number.NaN],
  ["", Number.NaN],
])("the number of events %j is read as %d", (text, count) => {
  expect(seriesCountFrom(text)).toBe(count);
});
