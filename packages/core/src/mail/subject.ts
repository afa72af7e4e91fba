const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });

/** Maximum length of a subject. Mail programs on phones show about this many characters. */
export const subjectMax = 49;

/** Returns a text of at most `max` characters. A longer one ends with an ellipsis, if possible after a whole word. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length >= max) break;
    kept += segment;
  }
  const blank = kept.lastIndexOf(" ");
  const whole = text[kept.length] === " " || blank < max / 2 ? kept : kept.slice(0, blank);
  return `${whole.replace(/[\s,.;:–-]+$/, "")}…`;
}

/**
 * Maximum length of a subject that begins with the name of a person. Phones cut its end, but a shortened name tells the
 * recipient nothing.
 */
export const personSubjectMax = 78;

/** Returns a subject with a name, which is shortened if the subject would become longer than `max`. */
export const subjectWith = (write: (name: string) => string, name: string, max = subjectMax): string =>
  write(shortened(name, max + 1 - write("x").length));
