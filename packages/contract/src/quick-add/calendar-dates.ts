import { addDays, isCalendarDate, weekdayOf } from "../dates.ts";
import { fold } from "../folding.ts";
import { type DatePhrase, type DateReader, later, mondayOf, phrase } from "./date-phrase.ts";
import { dateOf, yearOf } from "./holidays.ts";
import { foldedSet, foldedTable, type Token, wordAt } from "./tokens.ts";

const months = foldedTable({
  ...{ januar: 1, jan: 1, jänner: 1, februar: 2, feb: 2, märz: 3, mär: 3, mrz: 3, april: 4, apr: 4, mai: 5, juni: 6 },
  ...{ jun: 6, juli: 7, jul: 7, august: 8, aug: 8, september: 9, sept: 9, sep: 9, oktober: 10, okt: 10 },
  ...{ november: 11, nov: 11, dezember: 12, dez: 12 },
});

/** Returns the number of the month with this folded name. */
export const monthIn = (word: string): number | undefined => months.get(word);

/** Years after today's in which a date without a year is looked for. The 29th of February needs eight. */
const yearsAhead = 8;

/** Returns the next date with this day and month, today included. Undefined for a date that no year has, such as 31.11. */
export function nextDate(month: number, day: number, today: string): string | undefined {
  const year = yearOf(today);
  const candidates = Array.from({ length: yearsAhead + 1 }, (_, years) => dateOf(year + years, month, day));
  return candidates.find((date) => isCalendarDate(date) && date >= today);
}

/** Returns the year in the text, of this century or the last. Null for other years, undefined for an empty text. */
function yearIn(text: string): number | null | undefined {
  if (text === "") return undefined;
  if (/^(19|20)\d\d$/.test(text)) return Number(text);
  return /^\d\d$/.test(text) ? 2000 + Number(text) : null;
}

/** Reads a year that is written out, as the word after a date. */
const longYearAt = (tokens: readonly Token[], at: number): number | undefined =>
  /^20\d\d$/.test(wordAt(tokens, at)) ? Number(wordAt(tokens, at)) : undefined;

function dated(length: number, year: number | null | undefined, month: number, day: number, today: string) {
  if (year === undefined) {
    const date = nextDate(month, day, today);
    return date ? phrase(length, date) : null;
  }
  const date = year === null ? "" : dateOf(year, month, day);
  return isCalendarDate(date) ? phrase(length, date) : null;
}

/** Reads `2026-11-27`. */
const isoDate: DateReader = (tokens, at, today) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)\.?$/.exec(tokens[at]?.text ?? "") ?? [];
  return year ? dated(1, Number(year), Number(month), Number(day), today) : null;
};

/** Reads `27.11.`, `27.11.2026`, `27.11.26` and `27. 11. 2026`. A year makes past dates possible. */
const numericDate: DateReader = (tokens, at, today) => {
  const text = tokens[at]?.text ?? "";
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?\.?$/.exec(text) ?? [];
  if (day) {
    if (year) return dated(1, yearIn(year), Number(month), Number(day), today);
    const long = longYearAt(tokens, at + 1);
    return dated(long ? 2 : 1, long, Number(month), Number(day), today);
  }
  const next = tokens[at + 1]?.text ?? "";
  if (!/^\d{1,2}\.$/.test(text) || !/^\d{1,2}\.$/.test(next)) return null;
  const long = longYearAt(tokens, at + 2);
  return dated(long ? 3 : 2, long, Number.parseInt(next, 10), Number.parseInt(text, 10), today);
};

/** Reads `27. November`, `27.November` and `27. Nov. 2026`. */
const namedDate: DateReader = (tokens, at, today) => {
  const text = tokens[at]?.text ?? "";
  const [, joinedDay, joinedMonth = ""] = /^(\d{1,2})\.(\p{L}+)\.?$/u.exec(text) ?? [];
  const isSplit = /^\d{1,2}\.$/.test(text);
  const month = monthIn(isSplit ? wordAt(tokens, at + 1) : fold(joinedMonth));
  if (month === undefined) return null;
  const length = isSplit ? 2 : 1;
  const year = longYearAt(tokens, at + length);
  return dated(year ? length + 1 : length, year, month, Number(joinedDay ?? Number.parseInt(text, 10)), today);
};

const dayPrepositions = foldedSet("am", "bis", "zum", "ab");
/** Nouns that an ordinal number counts, as in "am 3. Advent". */
const counted = foldedSet(
  ...["Advent", "Anlauf", "Etage", "Januarwoche", "Kalenderwoche", "KW", "Mal", "OG", "Platz", "Quartal", "Runde"],
  ...["Stock", "Tag", "Termin", "Treffen", "Versuch", "Werktag", "Woche", "Weihnachtstag", "Weihnachtsfeiertag"],
);

/** Reads `am 27.` as the next 27th, and `am 27.11` without the last dot. */
const afterPreposition: DateReader = (tokens, at, today) => {
  if (!dayPrepositions.has(wordAt(tokens, at - 1))) return null;
  const text = tokens[at]?.text ?? "";
  const [, day, month] = /^(\d{1,2})\.(\d{1,2})?$/.exec(text) ?? [];
  if (!day || counted.has(wordAt(tokens, at + 1))) return null;
  if (month) return dated(1, undefined, Number(month), Number(day), today);
  const [year, current] = [yearOf(today), Number(today.slice(5, 7))];
  const candidates = Array.from({ length: 12 }, (_, ahead) => {
    const next = current + ahead;
    return next > 12 ? dateOf(year + 1, next - 12, Number(day)) : dateOf(year, next, Number(day));
  });
  const date = candidates.find((candidate) => isCalendarDate(candidate) && candidate >= today);
  return date ? phrase(1, date) : null;
};

/** Returns the Monday of a calendar week. Undefined if the year has no such week. */
function mondayOfWeek(year: number, week: number): string | undefined {
  const monday = addDays(mondayOf(dateOf(year, 1, 4)), (week - 1) * 7);
  // A week belongs to the year of its Thursday.
  return week >= 1 && yearOf(addDays(monday, 3)) === year ? monday : undefined;
}

const weekWords = foldedSet("KW", "Kalenderwoche");

/** Returns the number of a week and the year attached to it: `KW50`, `KW 10/2027`. */
function weekNumberAt(tokens: readonly Token[], at: number) {
  const isSplit = weekWords.has(wordAt(tokens, at));
  const text = isSplit ? `kw${wordAt(tokens, at + 1)}` : wordAt(tokens, at);
  const [, week, year = ""] = /^kw(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(text) ?? [];
  return week ? { week: Number(week), year: yearIn(year), length: isSplit ? 2 : 1 } : null;
}

/** Reads `KW 50`, `KW50`, `KW 10/2027`: the Monday of the week, or today if the week has begun. */
export const calendarWeek: DateReader = (tokens, at, today) => {
  const found = weekNumberAt(tokens, at);
  if (!found) return null;
  const { week, length } = found;
  if (found.year === null) return null;
  const next = longYearAt(tokens, at + length);
  const year = found.year ?? next;
  if (year === undefined) return nextWeek(week, length, today);
  const monday = mondayOfWeek(year, week);
  return monday ? phrase(found.year ? length : length + 1, monday) : null;
};

function nextWeek(week: number, length: number, today: string): DatePhrase | null {
  const year = yearOf(today);
  const mondays = [year - 1, year, year + 1].map((candidate) => mondayOfWeek(candidate, week));
  const monday = mondays.find((date) => date && addDays(date, 6) >= today);
  return monday ? phrase(length, later(monday, today)) : null;
}

/** Returns the day of a week, given by any of its dates, that has this number. */
export const dayOfWeek = (date: string, weekday: number): string => addDays(date, weekday - weekdayOf(date));

/** @see DateReader */
export const calendarDate: DateReader = (...given) =>
  isoDate(...given) ?? numericDate(...given) ?? namedDate(...given) ?? afterPreposition(...given);
