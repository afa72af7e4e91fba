import { namePartsOf } from "@linkedpotential/contract/user/name-parts";

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });
const initialOf = (part: string): string => graphemes.segment(part)[Symbol.iterator]().next().value?.segment ?? "";

/** Returns the first name and the initial of the last name. Other users see only this short form. */
export function shortName(name: string): string {
  const [first = "", ...rest] = namePartsOf(name);
  const last = rest.at(-1);
  return last ? `${first} ${initialOf(last)}.` : first;
}

export function initialsOf(name: string): string {
  const [first = "", ...rest] = namePartsOf(name);
  return `${initialOf(first)}${initialOf(rest.at(-1) ?? "")}`.toLocaleUpperCase("de");
}
