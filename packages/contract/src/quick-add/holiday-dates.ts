import { addDays } from "../dates.ts";
import { type DateReader, phrase } from "./date-phrase.ts";
import { dateOf, easterSunday, workingDayFrom, workingDayUntil, yearOf } from "./holidays.ts";
import { foldedSet, foldedTable, type Token, wordAt } from "./tokens.ts";

/** First and last day of a holiday in a year. */
type Holiday = (year: number) => readonly [string, string];

const fixed =
  (month: number, first: number, last = first): Holiday =>
  (year) => [dateOf(year, month, first), dateOf(year, month, last)];
const easter =
  (first: number, last = first): Holiday =>
  (year) => [addDays(easterSunday(year), first), addDays(easterSunday(year), last)];

const holidays = foldedTable<Holiday>({
  neujahr: fixed(1, 1),
  karfreitag: easter(-2),
  ostersonntag: easter(0),
  ostermontag: easter(1),
  ostern: easter(-2, 1),
  himmelfahrt: easter(39),
  pfingstsonntag: easter(49),
  pfingstmontag: easter(50),
  pfingsten: easter(49, 50),
  heiligabend: fixed(12, 24),
  weihnachten: fixed(12, 24, 26),
  silvester: fixed(12, 31),
});
/** Holidays of several days. By themselves they mean their main day, counted from the first one. */
const mainDays = foldedTable({ ostern: 2, weihnachten: 1 });

const ordinals = foldedTable({ "1": 25, ersten: 25, erster: 25, "2": 26, zweiten: 26, zweiter: 26 });
const christmasDays = foldedSet("Weihnachtstag", "Weihnachtsfeiertag");

interface Named {
  length: number;
  name: string;
  holiday: Holiday;
}

function holidayAt(tokens: readonly Token[], at: number): Named | null {
  const [first, second, third] = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const day = ordinals.get(first);
  if (day && christmasDays.has(second)) return { length: 2, name: second, holiday: fixed(12, day) };
  if (first === "christi" && second === "himmelfahrt") return { length: 2, name: second, holiday: easter(39) };
  if (first === "tag" && second === "der" && third === "arbeit")
    return { length: 3, name: third, holiday: fixed(5, 1) };
  if (first === "tag" && wordAt(tokens, at + 3) === "einheit")
    return { length: 4, name: "einheit", holiday: fixed(10, 3) };
  const holiday = holidays.get(first);
  return holiday ? { length: 1, name: first, holiday } : null;
}

/** Reads the name of a holiday, also `nach Ostern` (the next working day) and `vor Ostern` (the last one before). */
export const holidayDate: DateReader = (tokens, at, today) => {
  const relation = wordAt(tokens, at);
  const isRelative = relation === "nach" || relation === "vor";
  const named = holidayAt(tokens, isRelative ? at + 1 : at);
  if (!named) return null;
  const dateIn = (year: number): string => {
    const [first, last] = named.holiday(year);
    if (relation === "nach") return workingDayFrom(addDays(last, 1));
    if (relation === "vor") return workingDayUntil(addDays(first, -1));
    return addDays(first, mainDays.get(named.name) ?? 0);
  };
  // "Vor Neujahr" is in the year before, so look two years ahead.
  const year = yearOf(today);
  const date = [year - 1, year, year + 1, year + 2].map(dateIn).find((candidate) => candidate >= today);
  return date ? phrase(named.length + (isRelative ? 1 : 0), date) : null;
};
