import { addDays } from "../dates.ts";
import { calendarDate, calendarWeek, dayOfWeek } from "./calendar-dates.ts";
import { type DateReader, phrase } from "./date-phrase.ts";
import { nextWeekday, reachIn, weekAt } from "./relative-dates.ts";
import { countIn, foldedSet, foldedTable, isCapitalized, type Token, wordAt } from "./tokens.ts";

const weekdays = foldedTable({
  ...{ montag: 1, dienstag: 2, mittwoch: 3, donnerstag: 4, freitag: 5, samstag: 6, sonnabend: 6, sonntag: 7 },
});
const shortWeekdays = foldedTable({ mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6, so: 7 });
const prepositions = foldedSet("am", "bis", "ab", "zum");
/** Words after which a weekday is meant again and again. */
const repeating = foldedSet("jeden", "jede", "jeder", "alle");

/**
 * Reads the name of a weekday. An abbreviation is also a word, such as "so" or "Fr." for "Frau", so it counts only with
 * a word in front of it that announces a date, or capitalized and not in front of a name.
 */
function weekdayAt(tokens: readonly Token[], at: number): number | undefined {
  const { word = "", text = "" } = tokens[at] ?? {};
  const before = wordAt(tokens, at - 1);
  if (repeating.has(before)) return undefined;
  const long = weekdays.get(word);
  if (long) return long;
  const short = shortWeekdays.get(word);
  if (!short) return undefined;
  if (reachIn(before) || prepositions.has(before)) return short;
  const isBeforeName = word === "fr" && isCapitalized(tokens[at + 1]?.text ?? "");
  // "So" and "Do" begin sentences too, so they need a dot there.
  const isMarked = text.endsWith(".") || (at > 0 && isCapitalized(text)) || ["mo", "mi", "fr"].includes(word);
  return isCapitalized(text) && isMarked && !isBeforeName ? short : undefined;
}

/** Reads `in zwei Wochen` after a weekday. Returns the number of weeks. */
function weeksAhead(tokens: readonly Token[], at: number): number | undefined {
  const unit = wordAt(tokens, at + 2);
  return wordAt(tokens, at) === "in" && (unit === "woche" || unit === "wochen")
    ? countIn(wordAt(tokens, at + 1))
    : undefined;
}

/**
 * Reads `Freitag`, `nächsten Freitag`, `Freitag in zwei Wochen`, `Freitag nächster Woche`, `nächste Woche Freitag`,
 * `KW 50 Freitag` and `Freitag, 27.11.`.
 */
export const weekdayDate: DateReader = (tokens, at, today) => {
  const inWeek = afterWeek(tokens, at, today);
  if (inWeek) return inWeek;
  const reach = reachIn(wordAt(tokens, at));
  const length = reach ? 2 : 1;
  const weekday = weekdayAt(tokens, at + length - 1);
  if (!weekday) return null;
  const coming = nextWeekday(weekday, today);
  if (reach) {
    const orToday = nextWeekday(weekday, today, true);
    const meanings = {
      this: [orToday],
      coming: [coming],
      next: [coming, addDays(coming, 7)],
      afterNext: [addDays(coming, 7)],
    };
    return phrase(length, ...meanings[reach]);
  }
  return withDetails(tokens, at, today, weekday) ?? phrase(1, coming, ...orToday(weekday, today));
};

/** On a Friday, "Freitag" may also mean today. */
const orToday = (weekday: number, today: string): string[] =>
  nextWeekday(weekday, today, true) === today ? [today] : [];

const withDetails = (tokens: readonly Token[], at: number, today: string, weekday: number) => {
  const weeks = weeksAhead(tokens, at + 1);
  if (weeks) return phrase(4, addDays(nextWeekday(weekday, today), 7 * weeks));
  const monday = weekAt(tokens, at + 1, today);
  if (monday) return notPast(phrase(3, dayOfWeek(monday, weekday)), today);
  const inWeek = ["in", "der"].includes(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  const week = calendarWeek(tokens, inWeek, today);
  if (week) return notPast(phrase(inWeek - at + week.length, dayOfWeek(week.dates[0] ?? today, weekday)), today);
  const after = wordAt(tokens, at + 1) === "den" ? at + 2 : at + 1;
  const date = calendarDate(tokens, after, today);
  if (!date) return null;
  const [first = today] = date.dates;
  const isSame = dayOfWeek(first, weekday) === first;
  return phrase(after - at + date.length, first, ...(isSame ? [] : [nextWeekday(weekday, today)]));
};

function afterWeek(tokens: readonly Token[], at: number, today: string) {
  const monday = weekAt(tokens, at, today);
  const week = monday ? phrase(2, monday) : calendarWeek(tokens, at, today);
  if (!week) return null;
  const weekday = weekdayAt(tokens, at + week.length);
  return weekday ? notPast(phrase(week.length + 1, dayOfWeek(week.dates[0] ?? today, weekday)), today) : null;
}

const notPast = (found: ReturnType<typeof phrase>, today: string) =>
  (found.dates[0] ?? today) >= today ? found : null;
