import { inflateSync } from "node:zlib";
import { readPdf } from "@linkedpotential/local/testing/pdf";
import { expect, it } from "vitest";
import { fontOf } from "./fonts.ts";
import { type PdfPage, writePdf } from "./write-pdf.ts";

const page: PdfPage = {
  title: "Rechnung (LP-2027-00001) für Łukasz",
  language: "de",
  texts: [
    { x: 60, y: 70, text: "Änne (", size: 14, isBold: true },
    { x: 535, y: 424, text: "-1.024,37", isRight: true },
    { x: 535, y: 400, text: "EUR", isRight: true, isBold: true },
  ],
  rules: [{ y: 408, from: 60, to: 535 }],
};
const file = writePdf(page);
const written = Buffer.from(file).toString("latin1");
const object = (number: number) => written.split(`\n${number} 0 obj\n`)[1]?.split("\nendobj\n")[0] ?? "";
const stream = (number: number) => {
  const [, length, data = ""] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(object(number)) ?? [];
  expect(data).toHaveLength(Number(length));
  return inflateSync(Buffer.from(data, "latin1"));
};

it("has a cross-reference table with the offset of each object, and the table's own offset at the end", () => {
  const [, table = "", size = "", start = ""] =
    /\nxref\n0 18\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n<< \/Size (\d+) \/Root 1 0 R \/Info 5 0 R >>\nstartxref\n(\d+)\n%%EOF\n$/.exec(
      written,
    ) ?? [];
  const offsets = table.split("\n").slice(0, -1);
  expect(offsets).toHaveLength(17);
  for (const [index, row] of offsets.entries()) {
    expect(written.slice(Number.parseInt(row, 10)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  expect(size).toBe("18");
  expect(written.slice(Number(start)).startsWith("xref\n")).toBe(true);
  expect(written.startsWith("%PDF-1.7\n%âãÏÓ\n1 0 obj\n")).toBe(true);
});

it("declares language, title and page", async () => {
  for (const part of [
    "/Type /Catalog /Pages 2 0 R /Lang (de) /ViewerPreferences << /DisplayDocTitle true >>",
    "/Type /Pages /Kids [3 0 R] /Count 1",
    "/MediaBox [0 0 595 842] /Resources << /Font << /F1 6 0 R /F2 12 0 R >> >> /Contents 4 0 R",
    "/Producer (LinkedPotential)",
  ]) {
    expect(written).toContain(part);
  }
  expect((await readPdf(file)).title).toBe("Rechnung (LP-2027-00001) für Łukasz");
});

it("draws rules and texts from the lower left corner, amounts aligned right", () => {
  const [, length, content] = /<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(written) ?? [];
  expect(content?.length).toBe(Number(length));
  expect(content?.split("\n")).toEqual([
    "0.5 w 0.75 G 60 434 m 535 434 l S",
    // Each character gets the next free code when it first occurs. The third and fourth characters are the same, so
    // code 3 repeats.
    "BT /F2 14 Tf 0.1 g 60.00 772 Td <000100020002000300040005> Tj ET",
    // The text ends at x = 535. Its width is the font size of 10 times 0.333 for the minus, 0.278 each for point and
    // comma, and 0.556 for each of six digits: 42.25.
    "BT /F1 10 Tf 0.1 g 492.75 418 Td <000100020003000400050006000700080009> Tj ET",
    "BT /F2 10 Tf 0.1 g 513.89 442 Td <000600070008> Tj ET",
  ]);
});

it("embeds the used parts of both fonts, with width, glyph and character of each code", () => {
  const name = "LPINVO+Arimo-Regular";
  expect(object(6)).toBe(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 11 0 R >>`,
  );
  expect(object(7)).toContain("/W [1 [333 556 278 556 556 556 278 556 556]] /CIDToGIDMap 10 0 R >>");
  expect(object(8)).toContain(`/FontName /${name} /Flags 4 /FontBBox [-482 -389 2797 1043] /ItalicAngle 0`);
  expect(object(8)).toContain("/Ascent 905 /Descent -212 /CapHeight 688 /StemV 80 /FontFile2 9 0 R >>");
  expect(object(9)).toContain(`/Length1 ${stream(9).length} `);
  const font = fontOf({});
  const glyphs = [0, ...[..."-1.024,37"].map(font.glyphOf)];
  expect(stream(9)).toEqual(font.subset(glyphs));
  expect(stream(10).toString("hex")).toBe(glyphs.map((glyph) => glyph.toString(16).padStart(4, "0")).join(""));
  expect(stream(11).toString()).toContain("9 beginbfchar\n<0001> <002d>\n<0002> <0031>\n");
  expect(object(12)).toContain("/BaseFont /LPINVO+Arimo-Bold ");
});

it("distinguishes characters that look alike, in any number", async () => {
  const letters = Array.from({ length: 250 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("");
  const texts = ["山田 👩‍💻", "AАΑ oоο", letters].map((text, index) => ({
    x: 60,
    y: 100 + 20 * index,
    text,
    size: 1,
  }));
  const read = await readPdf(writePdf({ ...page, texts }));
  expect(read.texts.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
});
