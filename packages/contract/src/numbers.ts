/** German or English notation: `1.234,50`, `1,234.50`, `1234.5`, with or without `€`, `EUR` and `%`. */
export function readNumber(cell: string): number {
  const plain = cell.replace(/€|EUR|%|\s/gi, "");
  if (!/^-?\d[\d.,]*$/.test(plain)) return Number.NaN;
  const decimal = plain.lastIndexOf(",") > plain.lastIndexOf(".") ? "," : ".";
  const grouped = decimal === "." && !plain.includes(",") && /^-?\d{1,3}(\.\d{3})+$/.test(plain);
  if (grouped) return Number(plain.replaceAll(".", ""));
  return Number(plain.replaceAll(decimal === "," ? "." : ",", "").replace(",", "."));
}
