/** A whole number, grouped or not: `12`, `1.200`, `1 200`. */
const number = String.raw`\s*(\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d+)`;
const beginning = new RegExp(`^${number}`);
const whole = new RegExp(String.raw`^${number}\s*$`);

/** The whole number that a text begins with. Anything else counts as 0. */
export function countIn(text: string): number {
  const [, digits = ""] = beginning.exec(text) ?? [];
  const count = Number(digits.replace(/\D/g, ""));
  return Number.isSafeInteger(count) ? count : 0;
}

/** Whether a text counts as something else than one would think: `12 Anfragen`, `viele`, `3,5`. */
export const countsOtherwise = (text: string): boolean =>
  text.trim() !== "" && !(whole.test(text) && String(countIn(text)) === plain(text));

const plain = (text: string): string => text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
