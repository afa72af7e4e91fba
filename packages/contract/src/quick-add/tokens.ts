import { fold } from "../folding.ts";

/** Part of a text: from the character at `start` up to the one before `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface Token extends Span {
  text: string;
  /** The text folded and without dots and colons at its end, for comparing. */
  word: string;
}

/** Splits a sentence at white space and punctuation. A comma between digits belongs to the number. */
export function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(/(?:[^\s,;!?()„“”"]|(?<=\d),(?=\d))+/gu)].map(({ 0: text, index }) => ({
    text,
    word: fold(text).replace(/[.:]+$/, ""),
    start: index,
    end: index + text.length,
  }));
}

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? "";

/** Returns a table whose keys are folded. */
export const foldedTable = <Value>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table).map(([key, value]) => [fold(key), value]));

export const foldedSet = (...words: string[]): ReadonlySet<string> => new Set(words.map(fold));

export const isCapitalized = (text: string): boolean => /^\p{Lu}/u.test(text);

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const numerals = foldedTable({
  ein: 1,
  eine: 1,
  einem: 1,
  einen: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  vierzehn: 14,
});

/** Reads a whole number of at most three digits, or a German numeral up to vierzehn. */
export const countIn = (word: string): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : numerals.get(word);
