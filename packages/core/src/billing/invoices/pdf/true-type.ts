/** Properties of a font that are needed to draw text. Lengths are in thousandths of the font size. */
export interface TrueTypeFont {
  name: string;
  ascent: number;
  descent: number;
  capHeight: number;
  /** Edges of a box that contains every glyph: left, bottom, right and top. */
  bounds: readonly number[];
  glyphOf(character: string): number;
  widthOf(glyph: number): number;
  subset(glyphs: Iterable<number>): Buffer;
}

/**
 * Parses a TrueType font file. Supports only files with 32-bit glyph offsets, one width per glyph and a character map
 * of format 4.
 */
export function trueTypeFont(name: string, file: Buffer): TrueTypeFont {
  const table = (tag: string) => tableOf(file, tag);
  const [head, hhea, hmtx, loca] = [table("head"), table("hhea"), table("hmtx"), table("loca")];
  const [glyf, maxp, os2] = [table("glyf"), table("maxp"), table("OS/2")];
  const glyphs = glyphsByCodePoint(table("cmap"));
  const scaled = (units: number) => Math.round((units * 1000) / head.readUInt16BE(18));
  const outlineOf = (glyph: number) => glyf.subarray(loca.readUInt32BE(4 * glyph), loca.readUInt32BE(4 * glyph + 4));
  return {
    name,
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readInt16BE(88)),
    bounds: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0) ?? 0,
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * glyph)),
    subset: (wanted) => {
      const kept = new Set([0, ...wanted]);
      // A glyph may be composed of other glyphs. The loop also visits those that it adds.
      for (const glyph of kept) for (const component of componentsOf(outlineOf(glyph))) kept.add(component);
      const offsets = Buffer.alloc(loca.length);
      const metrics = Buffer.alloc(hmtx.length);
      let outlines = Buffer.alloc(0);
      for (let glyph = 0; 4 * glyph < loca.length; glyph += 1) {
        offsets.writeUInt32BE(outlines.length, 4 * glyph);
        if (!kept.has(glyph)) continue;
        outlines = Buffer.concat([outlines, outlineOf(glyph)]);
        hmtx.copy(metrics, 4 * glyph, 4 * glyph, 4 * glyph + 4);
      }
      return fontFile({ glyf: outlines, head, hhea, hmtx: metrics, loca: offsets, maxp });
    },
  };
}

function tableOf(file: Buffer, tag: string): Buffer {
  const entry = file.indexOf(tag, 12, "latin1");
  const offset = file.readUInt32BE(entry + 8);
  return file.subarray(offset, offset + file.readUInt32BE(entry + 12));
}

function glyphsByCodePoint(cmap: Buffer): Map<number, number> {
  // Read the first subtable. All subtables of this font are identical.
  const map = cmap.subarray(cmap.readUInt32BE(8));
  const segments = map.readUInt16BE(6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment += 1) {
    const [last, first, delta, rangeAt] = [14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments].map(
      (start) => start + 2 * segment,
    ) as [number, number, number, number];
    const range = map.readUInt16BE(rangeAt);
    for (let code = map.readUInt16BE(first); code <= map.readUInt16BE(last) && code < 0xffff; code += 1) {
      const index = range === 0 ? code : map.readUInt16BE(rangeAt + range + 2 * (code - map.readUInt16BE(first)));
      glyphs.set(code, index === 0 ? 0 : (index + map.readUInt16BE(delta)) % 0x1_0000);
    }
  }
  return glyphs;
}

function componentsOf(outline: Buffer): number[] {
  const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
  const components: number[] = [];
  for (let at = 10, isLast = !isComposite; !isLast; ) {
    const flags = outline.readUInt16BE(at);
    const has = (bit: number) => (flags & bit) !== 0;
    components.push(outline.readUInt16BE(at + 2));
    at += 4 + (has(0x01) ? 4 : 2) + (has(0x08) ? 2 : 0) + (has(0x40) ? 4 : 0) + (has(0x80) ? 8 : 0);
    isLast = !has(0x20);
  }
  return components;
}

/**
 * Builds a font file from six tables, given in the order of their tags. Leaves the checksums zero, because PDF readers
 * do not check them.
 */
function fontFile(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  const directory = Buffer.alloc(12 + 16 * entries.length);
  directory.writeUInt32BE(0x0001_0000);
  directory.writeUInt16BE(entries.length, 4);
  // Header fields for a file of six tables: search range 64, entry selector 2 and range shift 32.
  directory.write("004000020020", 6, "hex");
  let offset = directory.length;
  const contents = entries.map(([tag, content], index) => {
    directory.write(tag, 12 + 16 * index);
    directory.writeUInt32BE(offset, 20 + 16 * index);
    directory.writeUInt32BE(content.length, 24 + 16 * index);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...contents]);
}
