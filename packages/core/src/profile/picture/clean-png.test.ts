import { crc32, deflateSync } from "node:zlib";
import { dataUrl } from "@linkedpotential/fixtures/pictures";
import { describe, expect, it } from "vitest";
import { readImage } from "../read-image.ts";

const read = (bytes: Buffer) => readImage(dataUrl(bytes), 1);
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
const chunk = (type: string, data = Buffer.from(type)) =>
  Buffer.concat([
    uint32(data.length),
    Buffer.from(type),
    data,
    uint32(crc32(Buffer.concat([Buffer.from(type), data]))),
  ]);
function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const pngHead = hex("89504e470d0a1a0a");
const pngSize = chunk("IHDR", Buffer.concat([uint32(20), uint32(10), hex("0802000000")]));
const png = (...chunks: Buffer[]) => Buffer.concat([pngHead, pngSize, ...chunks]);
const rows = Buffer.from(Array.from({ length: 10 * 61 }, (_, at) => (at % 61 === 0 ? 0 : at % 251)));
const pixels = chunk("IDAT", deflateSync(rows));
const end = chunk("IEND", Buffer.alloc(0));
const ended = [pixels, end];

describe("a PNG", () => {
  it("keeps the chunks needed to draw it and drops metadata", () => {
    const drawn = ["PLTE", "tRNS"].map((type) => chunk(type));
    const extra = [
      "tEXt",
      "zTXt",
      "iTXt",
      "eXIf",
      "tIME",
      "acTL",
      "fcTL",
      "fdAT",
      "iCCP",
      "gAMA",
      "cHRM",
      "sRGB",
      "sBIT",
    ];
    const whole = png(...extra.map((type) => chunk(type)), ...drawn, ...ended, chunk("JUNK"));
    expect(read(Buffer.concat([whole, Buffer.from("behind")])).bytes).toEqual(png(...drawn, ...ended));
  });

  it("keeps no data hidden between or after its pixels, or in checksums", () => {
    const packed = deflateSync(rows);
    const [first, second] = [packed.subarray(0, 20), packed.subarray(20)];
    const behind = Buffer.concat([second, Buffer.from("GPS"), second.subarray(-4)]);
    const stored = deflateSync(rows, { level: 0 });
    const unchecked = Buffer.concat([pixels.subarray(0, -4), Buffer.from("GPS!")]);
    for (const parts of [
      [chunk("IDAT", first), chunk("tEXt", Buffer.from("GPS")), chunk("IDAT", behind)],
      [chunk("IDAT", stored)],
      [unchecked],
    ]) {
      expect(read(png(...parts, end)).bytes).toEqual(png(...ended));
    }
  });

  it.each([
    [0, 16, 0, 10 * 41],
    [0, 1, 0, 10 * 4],
    [3, 4, 0, 10 * 11],
    [4, 8, 0, 10 * 41],
    [6, 16, 0, 10 * 161],
    [2, 8, 1, 620],
  ])("with color type %i, depth %i and interlace %i must unpack to exactly %i bytes", (type, depth, lace, length) => {
    const header = chunk("IHDR", Buffer.concat([uint32(20), uint32(10), Buffer.from([depth, type, 0, 0, lace])]));
    const of = (size: number) => Buffer.concat([pngHead, header, chunk("IDAT", deflateSync(Buffer.alloc(size))), end]);
    expect(read(of(length)).bytes).toEqual(of(length));
    for (const other of [length - 1, length + 1, length * 1000]) {
      expect(() => read(of(other))).toThrow("profile.image_invalid");
    }
  });

  it.each([
    ["pixels that cannot be unpacked", png(chunk("IDAT"), end)],
    ["a palette that is too long", png(chunk("PLTE", Buffer.alloc(769)), ...ended)],
    ["a transparency that is too long", png(chunk("tRNS", Buffer.alloc(257)), ...ended)],
    ["two palettes", png(chunk("PLTE"), chunk("PLTE"), ...ended)],
    ["two sizes", png(pngSize, ...ended)],
    ["an end chunk with content", png(pixels, chunk("IEND"))],
    ["an unknown depth", Buffer.concat([pngHead, chunk("IHDR", hex("00000014 0000000a 0502000000")), ...ended])],
    ["an unknown interlace", Buffer.concat([pngHead, chunk("IHDR", hex("00000014 0000000a 0802000002")), ...ended])],
  ])("is refused with %s", (_, bytes) => {
    expect(() => read(bytes)).toThrow("profile.image_invalid");
  });

  it.each([
    ["pixels", png(end)],
    ["an end chunk", png(pixels)],
    [
      "the whole of its size",
      Buffer.concat([pngHead, chunk("IHDR", Buffer.concat([uint32(20), uint32(10)])), ...ended]),
    ],
    ["the header as its first chunk", Buffer.concat([pngHead, pixels, pngSize, end])],
  ])("is refused without %s", (_, bytes) => {
    expect(() => read(bytes)).toThrow("profile.image_invalid");
  });
});
