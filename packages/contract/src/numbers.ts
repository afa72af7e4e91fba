/**
 * Reads a number in German or English notation, such as `1.234,50`, `1,234.50` or `1234.5`, with or without `€`, `EUR`
 * and `%`. Returns NaN for any other text.
 */
export function readNumber(cell: string): number {
  const plain = cell.replace(/€|EUR|%|\s/gi, "");
  if (!/^-?\d[\d.,]*$/.test(plain)) return Number.NaN;
  if (/^-?\d{1,3}(\.\d{3})+$/.test(plain)) return Number(plain.replaceAll(".", ""));
  const decimal = plain.lastIndexOf(",") > plain.lastIndexOf(".") ? "," : ".";
  return Number(plain.replaceAll(decimal === "," ? "." : ",", "").replace(",", "."));
}
