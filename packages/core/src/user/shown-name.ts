/** Without the titles before it: "Dr. Ida Öz" is Ida. */
const partsOf = (name: string): string[] => {
  const parts = name.split(/\s+/).filter(Boolean);
  const first = parts.findIndex((part) => !part.endsWith("."));
  return parts.slice(Math.max(first, 0));
};

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });
const initialOf = (part: string): string => graphemes.segment(part)[Symbol.iterator]().next().value?.segment ?? "";

/** First name and initial of the last one: what people learn of each other (COMM-19). */
export function shortName(name: string): string {
  const [first = "", ...rest] = partsOf(name);
  const last = rest.at(-1);
  return last ? `${first} ${initialOf(last)}.` : first;
}

export function initialsOf(name: string): string {
  const [first = "", ...rest] = partsOf(name);
  return `${initialOf(first)}${initialOf(rest.at(-1) ?? "")}`.toLocaleUpperCase("de");
}
