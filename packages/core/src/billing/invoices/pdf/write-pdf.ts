import { widthOf } from "./helvetica.ts";
import { winAnsi } from "./win-ansi.ts";

/** In points, from the upper left corner of an A4 page. */
export interface PdfText {
  x: number;
  y: number;
  text: string;
  size?: number;
  isBold?: boolean;
  /** `x` is where it ends; for figures, which are as wide in bold. */
  isRight?: boolean;
}
interface PdfRule {
  y: number;
  from: number;
  to: number;
}
export interface PdfPage {
  title: string;
  language: string;
  texts: readonly PdfText[];
  rules: readonly PdfRule[];
}

const [width, height] = [595, 842];

/** One page, by hand: the libraries there are weigh as much as all the rest of a Lambda (docs/adr/0041). */
export function writePdf({ title, language, texts, rules }: PdfPage): Uint8Array {
  const content = [...rules.map(ruleOperators), ...texts.map(textOperators)].join("\n");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return withTable([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title (${escaped(title)}) /Producer (LinkedPotential) >>`,
  ]);
}

/** Every sign is one byte here, so that lengths are positions. */
function withTable(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const trailer = `<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table, "latin1");
}

const escaped = (text: string): string => winAnsi(text).replace(/[\\()]/g, "\\$&");

const ruleOperators = ({ y, from, to }: PdfRule): string =>
  `0.5 w 0.75 G ${from} ${height - y} m ${to} ${height - y} l S`;

function textOperators({ x, y, text, size = 10, isBold = false, isRight = false }: PdfText): string {
  const left = isRight ? x - widthOf(text, size) : x;
  return `BT /F${isBold ? 2 : 1} ${size} Tf 0.1 g ${left.toFixed(2)} ${height - y} Td (${escaped(text)}) Tj ET`;
}
