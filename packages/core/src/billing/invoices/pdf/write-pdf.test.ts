import { expect, it } from "vitest";
import { type PdfPage, writePdf } from "./write-pdf.ts";

const page: PdfPage = {
  title: "Rechnung (LP-2027-00001)",
  language: "de",
  texts: [
    { x: 60, y: 70, text: "Änne \\ (GbR)", size: 14, isBold: true },
    { x: 535, y: 424, text: "-1.024,37", isRight: true },
    { x: 535, y: 400, text: "EUR", isRight: true },
  ],
  rules: [{ y: 408, from: 60, to: 535 }],
};
const written = Buffer.from(writePdf(page)).toString("latin1");

it("is found by a reader: the table says where each object begins, and its own place stands at the end", () => {
  const [, table = "", size = "", start = ""] =
    /\nxref\n0 8\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n<< \/Size (\d+) \/Root 1 0 R \/Info 7 0 R >>\nstartxref\n(\d+)\n%%EOF\n$/.exec(
      written,
    ) ?? [];
  const offsets = table.split("\n").slice(0, -1);
  expect(offsets).toHaveLength(7);
  for (const [index, row] of offsets.entries()) {
    expect(written.slice(Number.parseInt(row, 10)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  expect(size).toBe("8");
  expect(written.slice(Number(start)).startsWith("xref\n")).toBe(true);
  expect(written.startsWith("%PDF-1.7\n%âãÏÓ\n1 0 obj\n")).toBe(true);
});

it("says its language, its title and its page", () => {
  for (const part of [
    "/Type /Catalog /Pages 2 0 R /Lang (de) /ViewerPreferences << /DisplayDocTitle true >>",
    "/Type /Pages /Kids [3 0 R] /Count 1",
    "/MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R",
    "5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "6 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    "/Title (Rechnung \\(LP-2027-00001\\)) /Producer (LinkedPotential)",
  ]) {
    expect(written).toContain(part);
  }
});

it("draws rules and texts from the lower left corner, amounts to their right edge", () => {
  const [, length, content] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(written) ?? [];
  expect(content?.length).toBe(Number(length));
  expect(content?.split("\n")).toEqual([
    "0.5 w 0.75 G 60 434 m 535 434 l S",
    "BT /F2 14 Tf 0.1 g 60.00 772 Td (Änne \\\\ \\(GbR\\)) Tj ET",
    // 333 for the minus, 278 each for point and comma, 556 for each of six digits, at ten points.
    "BT /F1 10 Tf 0.1 g 492.75 418 Td (-1.024,37) Tj ET",
    "BT /F1 10 Tf 0.1 g 513.89 442 Td (EUR) Tj ET",
  ]);
});
