import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateText, dayMonthText, dayText, shortDayText } from "../date-texts.ts";
import { addDays, daysBetween, germanDate, weekdayOf } from "../dates.ts";
import { addWorkingDays, easterSunday, isWorkingDay, workingDayFrom, workingDayUntil } from "./holidays.ts";
import { readQuickAdd } from "./quick-add.ts";
import type { Reading } from "./reading.ts";

const people = [
  { id: 1, name: "Sabine Müller", company: "Klinik am See" },
  { id: 2, name: "Anna Montag", company: "Nordlicht Energie GmbH" },
];
const day = fc.integer({ min: 0, max: 60 * 366 }).map((days) => addDays("2024-01-01", days));
const words = [
  ...[
    "Angebot",
    "Müller",
    "Frau",
    "nächsten",
    "übernächster",
    "Freitag",
    "Fr.",
    "so",
    "Montag",
    "heute",
    "Morgen",
    "in",
  ],
  ...["3", "zwei", "Tagen", "Wochen", "Woche", "Ende", "der", "KW", "50", "53", "27.11.", "29.2.", "31.", "am", "bis"],
  ...[
    "Mai",
    "Dezember",
    "2027",
    "nach",
    "vor",
    "Ostern",
    "Weihnachten",
    "1.",
    "Weihnachtstag",
    "3.500",
    "€",
    "k",
    "Mio",
  ],
  ...[
    "EUR",
    "12.500,50",
    "#tag",
    "gewonnen",
    "Lead",
    "neuer",
    ",",
    "(",
    ")",
    "–",
    "GmbH",
    "Werktag",
    "Arbeitstagen",
    "\u00a0",
  ],
];
const sentence = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((parts) => parts.join(" ")),
  fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((parts) => parts.join("")),
);
const hasYear = (text: string) => /\d{4}|\.\d\d(?!\d)/.test(text);

describe("readings of any sentence", () => {
  const inAny = (check: (readings: Reading[], text: string, today: string) => void) =>
    fc.assert(fc.property(sentence, day, (text, today) => check(readQuickAdd(text, { today, people }), text, today)));

  it("offers at least the task with the whole sentence, and never the same twice", () => {
    inAny((readings, text) => {
      if (text.trim() === "") {
        expect(readings).toEqual([]);
        return;
      }
      expect(readings.some(({ kind, text: title }) => kind === "task" && title === text.trim())).toBe(true);
      const meanings = readings.map(({ parts: _parts, ...meaning }) => JSON.stringify(meaning));
      expect(new Set(meanings).size).toBe(readings.length);
    });
  });

  it("takes parts from the sentence that do not overlap", () => {
    inAny((readings, text) => {
      for (const { parts } of readings) {
        let from = 0;
        for (const { start, end } of parts) {
          expect(start >= from && end > start && end <= text.length).toBe(true);
          from = end;
        }
      }
    });
  });

  it("finds no date in the past unless its year is written", () => {
    inAny((readings, text, today) => {
      if (!hasYear(text)) for (const { date } of readings) expect((date ?? today) >= today).toBe(true);
    });
  });

  it("finds amounts from 0 to 100 million in whole cents", () => {
    inAny((readings) => {
      for (const { value = 0 } of readings) {
        expect(value >= 0 && value <= 100_000_000).toBe(true);
        expect(Math.round(value * 100) / 100).toBe(value);
      }
    });
  });
});

describe("what is written can be read", () => {
  const dateIn = (text: string, today: string) => readQuickAdd(`Profil ${text}`, { today })[0]?.date;

  it("reads each date in each way in which it is shown", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 364 }), (today, days) => {
        const date = addDays(today, days);
        const shown = [germanDate(date), date, dateText(date, "de"), dayText(date, "de"), shortDayText(date, "de")];
        for (const text of shown) expect(dateIn(text, today)).toBe(date);
        if (!date.endsWith("02-29")) expect(dateIn(dayMonthText(date, "de"), today)).toBe(date);
        expect(dateIn(`in ${days} Tagen`, today)).toBe(days === 0 ? undefined : date);
      }),
    );
  });

  it("reads each amount in each way in which it is shown", () => {
    const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
    const plain = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        const value = cents / 100;
        for (const text of [euros.format(value), `${plain.format(value)} €`, `EUR ${plain.format(value)}`])
          expect(readQuickAdd(`Müller ${text}`, { today: "2026-11-24", people })[0]?.value).toBe(value);
      }),
    );
  });

  it("reads a weekday as its next day, at most seven days ahead", () => {
    const names = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (today, at) => {
        const date = dateIn(names[at] ?? "", today) ?? "";
        expect([weekdayOf(date), daysBetween(today, date) >= 1, daysBetween(today, date) <= 7]).toEqual([
          at + 1,
          true,
          true,
        ]);
      }),
    );
  });
});

describe("working days", () => {
  it("knows Easter", () => {
    const known = ["1961-04-02", "2000-04-23", "2024-03-31", "2026-04-05", "2027-03-28", "2038-04-25", "2285-03-22"];
    expect(known.map((date) => easterSunday(Number(date.slice(0, 4))))).toEqual(known);
  });

  it("leaves out weekends and nationwide holidays, and nothing else", () => {
    const free = [
      ...["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-01", "2026-05-14", "2026-05-25", "2026-12-25"],
      ...["2027-01-01", "2027-03-26", "2027-03-29", "2027-05-06", "2027-05-17"],
    ];
    const weekdays = Array.from({ length: 730 }, (_, days) => addDays("2026-01-01", days)).filter(
      (date) => weekdayOf(date) <= 5,
    );
    expect(weekdays.filter((date) => !isWorkingDay(date))).toEqual(free);
  });

  it("counts only working days, and each of them", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (date, count) => {
        const end = addWorkingDays(date, count);
        const between = Array.from({ length: daysBetween(date, end) }, (_, days) => addDays(date, days + 1));
        expect(between.filter(isWorkingDay).length).toBe(count);
        expect(isWorkingDay(end)).toBe(true);
        expect(isWorkingDay(workingDayFrom(date)) && workingDayFrom(date) >= date).toBe(true);
        expect(isWorkingDay(workingDayUntil(date)) && workingDayUntil(date) <= date).toBe(true);
      }),
    );
  });
});
