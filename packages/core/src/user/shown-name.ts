import { namePartsOf } from "@linkedpotential/contract/user/name-parts";

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });
const initialOf = (part: string): string => graphemes.segment(part)[Symbol.iterator]().next().value?.segment ?? "";

/** Returns the parts of a name that other users see: the first name, and the initial of the last name if there is one. */
export function shownNameParts(name: string): { first: string; initial: string } {
  const [first = "", ...rest] = namePartsOf(name);
  return { first, initial: initialOf(rest.at(-1) ?? "") };
}

/** Returns the first name and the initial of the last name. Other users see only this short form. */
export function shortName(name: string): string {
  const { first, initial } = shownNameParts(name);
  return initial ? `${first} ${initial}.` : first;
}

export function initialsOf(name: string): string {
  const [first = "", ...rest] = namePartsOf(name);
  return `${initialOf(first)}${initialOf(rest.at(-1) ?? "")}`.toLocaleUpperCase("de");
}
