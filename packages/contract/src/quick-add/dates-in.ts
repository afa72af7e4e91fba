import { addDays } from "../dates.ts";
import { calendarDate, calendarWeek } from "./calendar-dates.ts";
import type { DatePhrase, DateReader } from "./date-phrase.ts";
import { holidayDate } from "./holiday-dates.ts";
import { dayWord, monthPart, nextWorkingDay, timeAhead, weekPart } from "./relative-dates.ts";
import { foldedSet, type Span, type Token, wordAt } from "./tokens.ts";
import { weekdayDate } from "./weekday-dates.ts";

/** Words of a sentence that name a date, with the preposition in front of them. */
export interface FoundDate extends Span {
  /** Possible dates, the most likely one first. */
  dates: readonly string[];
}

const readers: readonly DateReader[] = [
  ...[dayWord, weekdayDate, nextWorkingDay, weekPart, monthPart],
  ...[timeAhead, calendarDate, calendarWeek, holidayDate],
];

/** Words after which a name follows: "Frau Montag", "Dr. Mai". */
const titles = foldedSet("Frau", "Fr", "Herr", "Herrn", "Hr", "Dr", "Prof", "Familie", "Firma");
/** Words after which a date is not the day to do something. */
const references = foldedSet("vom", "seit", "von");
const prepositions = foldedSet(
  "am",
  "an",
  "bis",
  "zum",
  "ab",
  "im",
  "in",
  "der",
  "spätestens",
  "fällig",
  "diesem",
  "den",
);

/** Returns all dates that a sentence names, in their order, but those after "bis" first. */
export function datesIn(tokens: readonly Token[], today: string): FoundDate[] {
  const found: (FoundDate & { isDeadline: boolean })[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = isRefused(tokens, at) ? null : phraseAt(tokens, at, today);
    if (phrase) {
      let first = at;
      while (prepositions.has(wordAt(tokens, first - 1)) && first - 1 >= taken(found, tokens)) first -= 1;
      const words = tokens.slice(first, at + phrase.length);
      const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
      found.push({ start, end, dates: phrase.dates, isDeadline: words.some(({ word }) => word === "bis") });
    }
    at += phrase?.length ?? 1;
  }
  return [...found.filter(({ isDeadline }) => isDeadline), ...found.filter(({ isDeadline }) => !isDeadline)].map(
    ({ start, end, dates }) => ({ start, end, dates }),
  );
}

const isRefused = (tokens: readonly Token[], at: number): boolean =>
  titles.has(wordAt(tokens, at - 1)) || references.has(wordAt(tokens, at - 1));

/** Returns the index of the first word behind the last date. */
const taken = (found: readonly Span[], tokens: readonly Token[]): number =>
  tokens.findIndex(({ start }) => start >= (found.at(-1)?.end ?? 0));

/** Returns the longest date that starts at a word, or the first of equally long ones. */
function phraseAt(tokens: readonly Token[], at: number, today: string): DatePhrase | null {
  let longest: DatePhrase | null = null;
  for (const read of readers) {
    const phrase = read(tokens, at, today);
    if (phrase && phrase.length > (longest?.length ?? 0)) longest = phrase;
  }
  return longest && withTimeAhead(longest, tokens, at, today);
}

/** Reads "heute in zwei Wochen" as one date. */
function withTimeAhead(phrase: DatePhrase, tokens: readonly Token[], at: number, today: string): DatePhrase {
  const [date = today] = phrase.dates;
  const isDay = date <= addDays(today, 2) && phrase.length === 1 && dayWord(tokens, at, today);
  const ahead = isDay && timeAhead(tokens, at + 1, date);
  return ahead ? { length: 1 + ahead.length, dates: ahead.dates } : phrase;
}
