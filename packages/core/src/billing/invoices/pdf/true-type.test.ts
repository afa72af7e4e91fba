import { expect, it } from "vitest";
import { fontOf } from "./fonts.ts";

function outlinesOf(file: Buffer): Buffer[] {
  const entries = Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const offset = file.readUInt32BE(at + 8);
    return [file.toString("latin1", at, at + 4), file.subarray(offset, offset + file.readUInt32BE(at + 12))] as const;
  });
  const { glyf, loca, hmtx, maxp } = Object.fromEntries(entries);
  if (!glyf || !loca || !hmtx || !maxp) throw new Error("a table is missing");
  const count = maxp.readUInt16BE(4);
  expect([loca.length, hmtx.length]).toEqual([4 * count + 4, 4 * count]);
  const offsets = Array.from({ length: count + 1 }, (_, glyph) => loca.readUInt32BE(4 * glyph));
  expect(offsets.at(-1)).toBe(glyf.length);
  return offsets.slice(0, -1).map((start, glyph) => glyf.subarray(start, offsets[glyph + 1]));
}

it("keeps the box, the requested glyphs and their components, under their original numbers", () => {
  const font = fontOf({});
  const everything = Array.from({ length: 3241 }, (_, glyph) => glyph);
  const all = outlinesOf(font.subset(everything));
  const subset = outlinesOf(font.subset([font.glyphOf("ế"), font.glyphOf("l"), font.glyphOf(" ")]));
  const kept = everything.filter((glyph) => subset[glyph]?.length);
  const known = [0, ...[..."eếl"].map(font.glyphOf)];
  expect(kept).toEqual(expect.arrayContaining(known));
  // The only other glyphs are the accents of `ế`: one or two components without a character code of their own.
  const accents = kept.filter((glyph) => !known.includes(glyph));
  expect([1, 2]).toContain(accents.length);
  for (const glyph of kept) expect(subset[glyph]).toEqual(all[glyph]);
});
