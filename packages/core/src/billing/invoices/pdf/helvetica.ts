/** In thousandths of the font's size; a letter with an accent is as wide as without. */
const signsOfWidth: Record<number, string> = {
  191: "'",
  222: "ijl",
  260: "|",
  278: " !,./:;I[\\]ft·",
  333: "()-`r„“",
  355: '"',
  389: "*",
  500: "Jcksvxyz",
  584: "+<=>~",
  611: "FTZßø",
  667: "&ABEKPSVXY",
  722: "CDHNRUw",
  778: "GOQØ",
  833: "Mm",
  889: "%æ",
  944: "Wœ",
  1000: "Æ—…Œ",
  1015: "@",
};
const widths = new Map(
  Object.entries(signsOfWidth).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width)])),
);
/** Of every digit, and of most letters. */
const usual = 556;

const signWidth = (sign: string): number => widths.get(sign) ?? widths.get(sign.normalize("NFD").charAt(0)) ?? usual;

/** In points, of the regular font; figures are as wide in the bold one. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + signWidth(sign), 0) * (size / 1000);

/** Broken between words, and within one that is wider than a line. `width` in points. */
export function linesOf(text: string, width: number, size: number): string[] {
  if (text.length < 2 || widthOf(text, size) <= width) return [text];
  let end = 1;
  while (widthOf(text.slice(0, end + 1), size) <= width) end += 1;
  const blank = text.lastIndexOf(" ", end);
  const cut = blank > 0 ? blank : end;
  return [text.slice(0, cut), ...linesOf(text.slice(cut).trimStart(), width, size)];
}
