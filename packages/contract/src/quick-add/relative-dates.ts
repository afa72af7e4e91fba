import { addDays, addMonths, weekdayOf } from "../dates.ts";
import { monthIn, nextDate } from "./calendar-dates.ts";
import { type DateReader, later, mondayOf, phrase } from "./date-phrase.ts";
import { addWorkingDays, dateOf, workingDayFrom, workingDayUntil, yearOf } from "./holidays.ts";
import { countIn, foldedSet, foldedTable, type Token, wordAt } from "./tokens.ts";

const days = foldedTable({ heute: 0, morgen: 1, übermorgen: 2 });
/** Words in front of "Morgen" that make it a time of day, or a greeting. */
const timesOfDay = foldedSet("am", "guten", "jeden", "diesen", "gegen");

/** Reads `heute`, `morgen` and `übermorgen`. */
export const dayWord: DateReader = (tokens, at, today) => {
  const ahead = days.get(wordAt(tokens, at));
  if (ahead === undefined || (ahead === 1 && timesOfDay.has(wordAt(tokens, at - 1)))) return null;
  return phrase(1, addDays(today, ahead));
};

const units = foldedTable({
  tag: "days",
  tage: "days",
  tagen: "days",
  woche: "weeks",
  wochen: "weeks",
  monat: "months",
  monate: "months",
  monaten: "months",
  jahr: "years",
  jahre: "years",
  jahren: "years",
  arbeitstag: "workingDays",
  arbeitstage: "workingDays",
  arbeitstagen: "workingDays",
  werktag: "workingDays",
  werktage: "workingDays",
  werktagen: "workingDays",
} as const);

/** Longest time ahead that is read, in days. */
const daysMax = 3660;
const daysPer = { days: 1, weeks: 7, months: 31, years: 366, workingDays: 2 } as const;

/** Reads `in 3 Tagen`, `in zwei Wochen`, `in 5 Arbeitstagen`, counted from `today`. */
export const timeAhead: DateReader = (tokens, at, today) => {
  if (wordAt(tokens, at) !== "in") return null;
  const count = countIn(wordAt(tokens, at + 1));
  const unit = units.get(wordAt(tokens, at + 2));
  if (!count || !unit || count * daysPer[unit] > daysMax) return null;
  if (unit === "workingDays") return phrase(3, addWorkingDays(today, count));
  if (unit === "days" || unit === "weeks") return phrase(3, addDays(today, count * daysPer[unit]));
  return phrase(3, addMonths(today, unit === "months" ? count : count * 12));
};

type Reach = "this" | "coming" | "next" | "afterNext";
const reaches = [
  [/^dies(e|en|er|em|es)?$/, "this"],
  [/^kommend(e|en|er|em|es)$/, "coming"],
  [/^nachst(e|en|er|em|es)$/, "next"],
  [/^ubernachst(e|en|er|em|es)$/, "afterNext"],
] as const;

/** Reads `diese`, `kommenden`, `nächster`, `übernächste`. */
export const reachIn = (word: string): Reach | undefined => reaches.find(([pattern]) => pattern.test(word))?.[1];

/** Weeks or months ahead. */
const steps = { this: 0, coming: 1, next: 1, afterNext: 2 } as const;

/** Reads `nächster Woche`. Returns the Monday of the week. */
export function weekAt(tokens: readonly Token[], at: number, today: string): string | undefined {
  const reach = reachIn(wordAt(tokens, at));
  return reach && wordAt(tokens, at + 1) === "woche" ? addDays(mondayOf(today), 7 * steps[reach]) : undefined;
}

const edges = foldedTable({ anfang: "start", mitte: "middle", ende: "end" } as const);
type Edge = "start" | "middle" | "end";

/** Returns the first, third or last working day of a week. The current one counts until its end is past. */
function dayInWeek(monday: string, edge: Edge, today: string): string {
  const last = workingDayUntil(addDays(monday, 4));
  const day = { start: workingDayFrom(monday), middle: addDays(monday, 2), end: last }[edge];
  if (day >= today) return day;
  return last >= today ? today : dayInWeek(addDays(monday, 7), edge, today);
}

/** Reads `nächste Woche`, `Ende der Woche`, `Anfang nächster Woche` and `Wochenende`. */
export const weekPart: DateReader = (tokens, at, today) => {
  const word = wordAt(tokens, at);
  const inWeek = (length: number, monday: string, edge: Edge) => phrase(length, dayInWeek(monday, edge, today));
  if (word === "wochenende") return phrase(1, later(addDays(mondayOf(today), 5), today));
  const named = weekAt(tokens, at, today);
  if (named) return inWeek(2, named, named < today ? "end" : "start");
  const edge = edges.get(word);
  if (!edge) return null;
  if (wordAt(tokens, at + 1) === "der" && wordAt(tokens, at + 2) === "woche") return inWeek(3, mondayOf(today), edge);
  const week = weekAt(tokens, at + 1, today);
  return week ? inWeek(3, week, edge) : null;
};

const monthStart = (date: string): string => `${date.slice(0, 7)}-01`;
const monthEnd = (date: string): string => addDays(addMonths(monthStart(date), 1), -1);
const quarterStart = (date: string): string =>
  dateOf(yearOf(date), Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1, 1);

/** Returns the first working day, the middle or the last day of the month of a date. */
const dayInMonth = (date: string, edge: Edge): string =>
  ({ start: workingDayFrom(monthStart(date)), middle: `${date.slice(0, 7)}-15`, end: monthEnd(date) })[edge];

const yearEnd = (today: string): string => dateOf(yearOf(today), 12, 31);
const nextYearStart = (today: string): string => workingDayFrom(dateOf(yearOf(today) + 1, 1, 1));
const quarterEnd = (today: string): string => addDays(addMonths(quarterStart(today), 3), -1);

const ends = foldedTable<(today: string) => string>({
  monatsende: monthEnd,
  monatsanfang: (today) => dayInMonth(addMonths(monthStart(today), 1), "start"),
  quartalsende: quarterEnd,
  jahresende: yearEnd,
  jahresanfang: nextYearStart,
});
const endsOf = foldedTable<(today: string) => string>({
  "ende des monats": monthEnd,
  "ende dieses monats": monthEnd,
  "ende des quartals": quarterEnd,
  "ende des jahres": yearEnd,
  "ende dieses jahres": yearEnd,
  "anfang nächsten jahres": nextYearStart,
});

/** Returns the day of a month by its number: of the first such month in which the day is not past. */
function dayOfMonth(month: number, edge: Edge, today: string): string {
  const inMonthFrom = (from: string) => dayInMonth(nextDate(month, 1, from) ?? from, edge);
  const current = Number(today.slice(5, 7)) === month ? dayInMonth(today, edge) : "";
  return current >= today ? current : inMonthFrom(today);
}

/** Reads `Monatsende`, `Ende des Jahres`, `Mitte Dezember`, `Anfang nächsten Monats` and `nächsten Monat`. */
export const monthPart: DateReader = (tokens, at, today) => {
  const [word, second, third] = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const short = ends.get(word);
  if (short) return phrase(1, short(today));
  const long = endsOf.get(`${word} ${second} ${third}`);
  if (long) return phrase(3, long(today));
  const reach = reachIn(word);
  const inMonths = (months: number, edge: Edge) => dayInMonth(addMonths(monthStart(today), months), edge);
  if (reach && reach !== "this" && second === "monat") return phrase(2, inMonths(steps[reach], "start"));
  const edge = edges.get(word);
  if (!edge) return null;
  const reachInside = reachIn(second);
  if (reachInside && reachInside !== "this" && third === "monats") return phrase(3, inMonths(steps[reachInside], edge));
  const month = monthIn(second);
  return month ? phrase(2, dayOfMonth(month, edge, today)) : null;
};

/** Reads `nächster Werktag`. */
export const nextWorkingDay: DateReader = (tokens, at, today) => {
  const reach = reachIn(wordAt(tokens, at));
  if (!reach || reach === "this" || units.get(wordAt(tokens, at + 1)) !== "workingDays") return null;
  return phrase(2, addWorkingDays(today, steps[reach]));
};

/** Returns the day with this number that comes first after `today`, or is `today` if `includesToday`. */
export function nextWeekday(weekday: number, today: string, includesToday = false): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 && !includesToday ? 7 : ahead);
}
