/** A whole number with or without grouping: `12`, `1.200`, `1 200`. */
const number = String.raw`\s*(\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d+)`;
const beginning = new RegExp(`^${number}`);
const whole = new RegExp(String.raw`^${number}\s*$`);

/** Returns the whole number at the start of a text, else 0. */
export function countIn(text: string): number {
  const [, digits = ""] = beginning.exec(text) ?? [];
  const count = Number(digits.replace(/\D/g, ""));
  return Number.isSafeInteger(count) ? count : 0;
}

/** Whether a text is counted differently from what the person may expect: `12 Anfragen`, `viele`, `3,5`. */
export const countsOtherwise = (text: string): boolean =>
  text.trim() !== "" && !(whole.test(text) && String(countIn(text)) === plain(text));

const plain = (text: string): string => text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
