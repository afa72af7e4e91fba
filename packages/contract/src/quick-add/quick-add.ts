import type { Choice } from "./compose.ts";
import { followUpReading, leadReading, namesCompany, namesPerson, plainTask, taskReading } from "./compose.ts";
import { type Facts, factsIn } from "./facts.ts";
import { type FoundPerson, type Person, peopleIn } from "./people-in.ts";
import type { Reading } from "./reading.ts";
import { isCapitalized, overlaps, type Span } from "./tokens.ts";

interface Context<P extends Person> {
  /** Today's calendar date. */
  today: string;
  /** Leads that the sentence may name. Of equally good ones the first come first. */
  people?: readonly P[];
}

const readingsMax = 8;
/** Most leads with the same name that are offered. */
const peopleMax = 4;

/**
 * Returns what a German sentence may mean, the most likely reading first: a new lead, a task, or the next step with a
 * lead. The last reading is the task with the whole sentence. It is the first one if the sentence has a date that does
 * not exist. Returns nothing for an empty sentence.
 */
export function readQuickAdd<P extends Person>(sentence: string, { today, people = [] }: Context<P>): Reading<P>[] {
  if (sentence.trim() === "") return [];
  const facts = factsIn(sentence, today);
  const plain = plainTask(facts) as Reading<P>;
  const readings = understood(facts, people);
  const isPlainFirst = facts.unread.length > 0;
  const all = withoutDoubles(isPlainFirst ? [plain, ...readings] : [...readings, plain]);
  if (all.length <= readingsMax) return all;
  const shown = all.slice(0, readingsMax - 1);
  return shown.some(({ isPlain }) => isPlain) ? shown : [...shown, plain];
}

function understood<P extends Person>(facts: Facts, people: readonly P[]): Reading<P>[] {
  const [base = noChoice, ...others] = choicesOf(facts);
  const tasks = [base, ...others].map((choice) => taskReading(facts, choice)) as Reading<P>[];
  if (facts.prefix?.kind === "task") return tasks;
  const newLeads = [base, ...others].flatMap((choice) => leadReading(facts, choice) ?? []) as Reading<P>[];
  if (facts.prefix?.isNew) return [...newLeads, ...tasks];
  const found = facts.prefix || people.length > 0 ? peopleOf(facts, people) : [];
  const certain = found.filter(({ isDoubtful }) => !isDoubtful).slice(0, peopleMax);
  const doubtful = found.filter(({ isDoubtful }) => isDoubtful).slice(0, peopleMax);
  const stepsWith = (persons: readonly FoundPerson<P>[], choices: readonly Choice[]) =>
    choices.flatMap((choice) => persons.flatMap((person) => stepWith(facts, choice, person) ?? []));
  const steps = stepsWith(certain, [base, ...others]);
  const [task] = tasks;
  const doubtfulSteps = stepsWith(doubtful, [base]);
  const leads = mayBeLead(facts) ? newLeads : [];
  const later = [...(isName(facts) ? [...leads, ...doubtfulSteps] : [...doubtfulSteps, ...leads]), ...tasks];
  if (steps.length > 0) return [...steps, ...later];
  if (facts.prefix || isLeadFirst(facts)) return [...newLeads, ...later];
  return [...(task ? [task] : []), ...tasks, ...later];
}

const noChoice: Choice = { usesStatus: false };

/** Returns the ways to choose among the facts, the most likely first. Each other one differs in one fact. */
function choicesOf({ dates, amounts, status }: Facts): Choice[] {
  const allDates = dates.flatMap(({ dates: meanings, start, end }) => meanings.map((date) => ({ date, start, end })));
  const allAmounts = amounts.flatMap((found) => found.amounts.map((amount) => ({ amount, ...found })));
  const [date, ...otherDates] = allDates;
  const [amount, ...otherAmounts] = allAmounts;
  const base = { ...(date && { date }), ...(amount && { amount }), usesStatus: status !== null };
  return [
    base,
    ...otherDates.map((other) => ({ ...base, date: other })),
    ...otherAmounts.map((other) => ({ ...base, amount: other })),
  ];
}

/** Returns the leads that the words besides date, amount and status name. */
function peopleOf<P extends Person>(facts: Facts, people: readonly P[]): FoundPerson<P>[] {
  const { tokens, amounts, tags, status, dates } = facts;
  const taken = [...amounts, ...tags, ...(status ? [status] : [])];
  const found = peopleIn(
    tokens.filter((token) => !taken.some((span) => overlaps(span, token))),
    people,
  );
  // A single word that is a date as well, such as "Montag", is more likely the date.
  return found.map((person) => {
    const isDate = person.words.every((word) => dates.some((date) => overlaps(date, word)));
    return isDate ? { ...person, isDoubtful: true } : person;
  });
}

/** Returns the step with a lead. Words of the name are no date. A noun such as "Angebot" is a status only by itself. */
function stepWith<P extends Person>(facts: Facts, choice: Choice, person: FoundPerson<P>): Reading<P> | null {
  const { date, ...undated } = choice;
  const others = facts.dates.flatMap(({ dates, ...span }) => dates.slice(0, 1).map((day) => ({ ...span, date: day })));
  for (const day of date ? [date, ...others] : []) {
    const named = outside(day, person);
    if (named) return withStatus(facts, { ...undated, date: day }, named);
  }
  return withStatus(facts, undated, person);
}

/** Returns the person without the words in a date. Null if the name needs them: "Anna Montag". */
function outside<P extends Person>(date: Span, person: FoundPerson<P>): FoundPerson<P> | null {
  const words = person.words.filter((word) => !overlaps(date, word));
  const names = new Set(words.map(({ word }) => word));
  return person.words.every(({ word }) => names.has(word)) ? { ...person, words } : null;
}

function withStatus<P extends Person>(facts: Facts, choice: Choice, person: FoundPerson<P>): Reading<P> | null {
  const step = followUpReading(facts, choice, person);
  if (!step || step.text === "" || !facts.status?.isNoun) return step;
  return followUpReading(facts, { ...choice, usesStatus: false }, person);
}

/** Returns whether the sentence says something that only a lead has, or is nothing but a name. */
const mayBeLead = (facts: Facts): boolean => hasLeadFacts(facts) || isName(facts);

const hasLeadFacts = ({ amounts, status, prefix }: Facts): boolean =>
  prefix !== null || amounts.length > 0 || status !== null;

const nameWordsMax = 4;
const isName = ({ tokens, dates }: Facts): boolean => {
  const isCapital = tokens.every(({ text }) => isCapitalized(text));
  return dates.length === 0 && tokens.length <= nameWordsMax && (isCapital || tokens.length === 1);
};

const isLeadFirst = (facts: Facts): boolean => {
  const { amounts, status, sentence } = facts;
  if (amounts.length > 0 && status !== null) return true;
  return hasLeadFacts(facts) && (namesCompany(sentence) || (namesPerson(sentence) && status?.isNoun === false));
};

const keyOf = ({ parts: _parts, unread: _unread, isPlain: _isPlain, lead, ...reading }: Reading): string =>
  JSON.stringify([lead?.id, Object.entries(reading).toSorted(([a], [b]) => a.localeCompare(b))]);

function withoutDoubles<P extends Person>(readings: readonly Reading<P>[]): Reading<P>[] {
  const byKey = new Map<string, Reading<P>>();
  for (const reading of readings) if (!byKey.has(keyOf(reading))) byKey.set(keyOf(reading), reading);
  return [...byKey.values()];
}
