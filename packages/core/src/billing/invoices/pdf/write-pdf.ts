import { fontOf } from "./fonts.ts";
import { type PdfFont, pdfFont, utf16 } from "./pdf-font.ts";
import { type TextStyle, widthOf } from "./text-lines.ts";

/** Text and its position, in points from the upper left corner of an A4 page. */
export interface PdfText extends TextStyle {
  x: number;
  y: number;
  text: string;
  /** Whether `x` is the right end of the text instead of the left end. */
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

/**
 * Writes a PDF of one page. No library is used, because the smallest one that embeds fonts is too large for a Lambda
 * (docs/adr/0053).
 */
export function writePdf({ title, language, texts, rules }: PdfPage): Uint8Array {
  const [regular, bold] = [pdfFont(fontOf({})), pdfFont(fontOf({ isBold: true }))];
  const drawn = texts.map((text) => textOperators(text, text.isBold ? bold : regular));
  const content = [...rules.map(ruleOperators), ...drawn].join("\n");
  const regularObjects = regular.objects(6);
  const boldAt = 6 + regularObjects.length;
  return withTable([
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 6 0 R /F2 ${boldAt} 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title <feff${utf16(title)}> /Producer (LinkedPotential) >>`,
    ...regularObjects,
    ...bold.objects(boldAt),
  ]);
}

/**
 * Joins the PDF objects and adds the table of their byte offsets. Every character is one byte here, so positions in the
 * string are byte offsets.
 */
function withTable(objects: readonly string[]): Uint8Array {
  let file = "%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const trailer = `<< /Size ${count} /Root 1 0 R /Info 5 0 R >>`;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table, "latin1");
}

const ruleOperators = ({ y, from, to }: PdfRule): string =>
  `0.5 w 0.75 G ${from} ${height - y} m ${to} ${height - y} l S`;

function textOperators(text: PdfText, font: PdfFont): string {
  const { size = 10, isBold = false } = text;
  const left = text.isRight ? text.x - widthOf(text.text, text) : text.x;
  const place = `${left.toFixed(2)} ${height - text.y}`;
  return `BT /F${isBold ? 2 : 1} ${size} Tf 0.1 g ${place} Td <${font.encode(text.text)}> Tj ET`;
}
