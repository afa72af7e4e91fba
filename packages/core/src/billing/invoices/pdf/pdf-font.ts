import { deflateSync } from "node:zlib";
import { drawnOf } from "./text-lines.ts";
import type { TrueTypeFont } from "./true-type.ts";

export interface PdfFont {
  encode(text: string): string;
  /** Returns the PDF objects of the font, numbered from `first`, with the glyphs of all texts encoded so far. */
  objects(first: number): string[];
}

/**
 * Creates the font of a PDF document. Each character gets a code of its own, even if several share a glyph. Copied text
 * is therefore exact, even for characters that the font lacks and draws as a box.
 */
export function pdfFont(font: TrueTypeFont): PdfFont {
  const glyphs = new Map<string, number>();
  const codes = new Map<string, number>();
  const codeOf = (text: string, glyph: number) => {
    const code = codes.get(text) ?? codes.size + 1;
    codes.set(text, code);
    glyphs.set(text, glyph);
    return code;
  };
  return {
    encode: (text) =>
      drawnOf(text, font)
        .map((drawn) => hex(codeOf(drawn.text, drawn.glyph)))
        .join(""),
    objects: (first) => fontObjects(font, glyphs, first),
  };
}

/**
 * Returns the PDF objects of the font. The entries of `glyphs` are in the order of their codes, and the first code is
 * 1.
 */
function fontObjects(font: TrueTypeFont, glyphs: ReadonlyMap<string, number>, first: number): string[] {
  const name = `LPINVO+${font.name}`;
  const [descendant, descriptor, file, glyphNumbers, characters] = [1, 2, 3, 4, 5].map((at) => `${first + at} 0 R`);
  const numbers = [0, ...glyphs.values()];
  const widths = [...glyphs.values()].map((glyph) => font.widthOf(glyph)).join(" ");
  const box = font.bounds.join(" ");
  const subset = font.subset(numbers);
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${characters} >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /W [1 [${widths}]] /CIDToGIDMap ${glyphNumbers} >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.capHeight} /StemV 80 /FontFile2 ${file} >>`,
    packed(subset, `/Length1 ${subset.length} `),
    packed(Buffer.from(numbers.map(hex).join(""), "hex")),
    packed(Buffer.from(characterMap([...glyphs.keys()]))),
  ];
}

function characterMap(characters: readonly string[]): string {
  const rows = characters.map((character, index) => `<${hex(index + 1)}> <${utf16(character)}>`);
  // The PDF format limits a `bfchar` block to 100 rows.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, at) => rows.slice(100 * at, 100 * at + 100));
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...blocks.flatMap((block) => [`${block.length} beginbfchar`, ...block, "endbfchar"]),
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

function packed(content: Buffer, entries = ""): string {
  const data = deflateSync(content).toString("latin1");
  return `<< ${entries}/Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

const hex = (number: number): string => number.toString(16).padStart(4, "0");

export const utf16 = (text: string): string => Buffer.from(text, "utf16le").swap16().toString("hex");
