import { foldedWords } from "../folding.ts";
import { foldedSet, isCapitalized, type Token } from "./tokens.ts";

/** A lead that a sentence may mean. */
export interface Person {
  id: number;
  name: string;
  company: string;
}

export interface FoundPerson<P extends Person = Person> {
  person: P;
  /** The words that name the person or the company. */
  words: readonly Token[];
  /** Whether the words may as well be ordinary ones, such as a single word of the company's name. */
  isDoubtful: boolean;
}

/** Most leads that are compared further, because a word of a company may name thousands. */
const foundMax = 50;

interface Hit {
  /** Indexes of the words that name the person. */
  name: Set<number>;
  company: Set<number>;
}

/** Words of names of companies that distinguish nothing. */
const commonWords = foldedSet(
  ...["AG", "am", "an", "bei", "Co", "das", "der", "die", "e", "eG", "für", "GbR", "GmbH", "gGmbH", "im", "in", "Inc"],
  ...["KG", "Ltd", "mbH", "mit", "OHG", "SE", "the", "UG", "und", "von", "zu", "Frau", "Herr", "Dr", "Prof"],
);
const isDistinctive = (word: string): boolean => word.length > 1 && !commonWords.has(word);

/** Returns whether only the first name fits and another name may follow: "Sabine Schulz" is not Sabine Müller. */
function isOtherName({ name }: Person, hit: Hit, tokens: readonly Token[]): boolean {
  const [first, ...others] = foldedWords(name);
  if (hit.company.size > 0 || others.length === 0) return false;
  return [...hit.name].every((at) => {
    const next = tokens[at + 1];
    const isFirst = foldedWords(tokens[at]?.text ?? "").every((word) => word === first);
    return isFirst && next !== undefined && isCapitalized(next.text);
  });
}

interface Index<P extends Person> {
  names: Map<string, P[]>;
  companies: Map<string, P[]>;
}
// Made once per list, because each key press looks up all its words.
const indexes = new WeakMap<readonly Person[], Index<Person>>();

function indexOf<P extends Person>(people: readonly P[]): Index<P> {
  const known = indexes.get(people) as Index<P> | undefined;
  if (known) return known;
  const index: Index<P> = { names: new Map(), companies: new Map() };
  const add = (map: Map<string, P[]>, text: string, person: P) => {
    for (const word of new Set(foldedWords(text))) {
      const same = map.get(word);
      if (same) same.push(person);
      else if (isDistinctive(word)) map.set(word, [person]);
    }
  };
  for (const person of people) {
    add(index.names, person.name, person);
    add(index.companies, person.company, person);
  }
  indexes.set(people, index);
  return index;
}

/**
 * Returns the leads that most of the given words name, in the order of the list. A name counts more than a company, and
 * umlauts may be spelled in any way.
 */
export function peopleIn<P extends Person>(tokens: readonly Token[], people: readonly P[]): FoundPerson<P>[] {
  const { names, companies } = indexOf(people);
  const hits = new Map<P, Hit>();
  const hitOf = (person: P): Hit => {
    const hit = hits.get(person) ?? { name: new Set(), company: new Set() };
    hits.set(person, hit);
    return hit;
  };
  for (const [at, { text }] of tokens.entries()) {
    for (const word of foldedWords(text)) {
      for (const person of names.get(word) ?? []) hitOf(person).name.add(at);
      for (const person of companies.get(word) ?? []) hitOf(person).company.add(at);
    }
  }
  const score = ({ name, company }: Hit) => name.size + new Set([...name, ...company]).size;
  const best = Math.max(0, ...[...hits.values()].map(score));
  const isBest = (person: P) => {
    const hit = hits.get(person);
    return hit !== undefined && score(hit) === best;
  };
  const found = people.filter(isBest).slice(0, foundMax);
  return found.flatMap((person) => foundPerson(person, hits.get(person), tokens) ?? []);
}

function foundPerson<P extends Person>(
  person: P,
  hit: Hit | undefined,
  tokens: readonly Token[],
): FoundPerson<P> | undefined {
  if (!hit) return undefined;
  const { name, company } = hit;
  const own = new Set(foldedWords(`${person.name} ${person.company}`));
  const isUsed = (at: number) => name.has(at) || company.has(at);
  // Small words count between two others, as in "Klinik am See".
  const isLink = ({ text }: Token, at: number) =>
    isUsed(at - 1) && isUsed(at + 1) && foldedWords(text).every((word) => own.has(word));
  const used = tokens.filter((token, at) => isUsed(at) || isLink(token, at));
  const isWholeCompany = () => {
    const words = new Set(used.flatMap(({ text }) => foldedWords(text)));
    return foldedWords(person.company).every((word) => !isDistinctive(word) || words.has(word));
  };
  const isSmall = !used.some(({ text }) => isCapitalized(text)) && tokens.some(({ text }) => isCapitalized(text));
  return {
    person,
    words: used,
    isDoubtful: isSmall || isOtherName(person, hit, tokens) || (name.size === 0 && !isWholeCompany()),
  };
}
