import { dataUrl, pictureBytes } from "@linkedpotential/fixtures/pictures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readImage } from "./read-image.ts";

const read = (bytes: Buffer) => readImage(dataUrl(bytes), 1);
const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");

/** Builds WebP and JPEG files from parts. Their pixels are never decoded. */
function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
const riff = (type: string, data = Buffer.from(type)) =>
  Buffer.concat([Buffer.from(type), uint32(data.length).reverse(), data, Buffer.alloc(data.length % 2)]);
const webp = (...chunks: Buffer[]) => riff("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
const segment = (marker: number, data: string | Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, Buffer.byteLength(data) + 2]), Buffer.from(data)]);
const jpeg = (...segments: Buffer[]) => Buffer.concat([hex("ffd8"), ...segments, hex("ffd9")]);

const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, Buffer.concat([hex("08"), uint32(height * 65_536 + width), hex("03")]));
const scan = Buffer.concat([segment(0xda, "scan"), hex("12 ff00 34 ffd0 56 ffd7 78")]);

const lossy = (width: number, height: number, code = "9d012a") =>
  riff("VP8 ", Buffer.concat([hex("000000"), hex(code), uint32(width * 65_536 + height).swap16()]));
const lossless = (width: number, height: number, code = "2f") =>
  riff("VP8L", Buffer.concat([hex(code), uint32((width - 1) | ((height - 1) << 14)).reverse()]));
const uint24 = (value: number) => uint32(value).reverse().subarray(0, 3);
const canvas = (width: number, height: number, flags = 0) =>
  riff("VP8X", Buffer.concat([Buffer.from([flags, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]));

describe("a picture", () => {
  it.each([
    ["jpeg", "jpg"],
    ["png", "png"],
    ["webp", "webp"],
  ] as const)("in %s format is stored as such, under a separate key per account", (format, extension) => {
    const text = dataUrl(pictureBytes(format), "image/gif");
    const { key, mediaType } = readImage(text, 1);
    expect(mediaType).toBe(`image/${format}`);
    expect(key).toMatch(new RegExp(`^avatars/[0-9a-f]{64}\\.${extension}$`));
    expect(readImage(text, 1).key).toBe(key);
    expect(readImage(text, 2).key).not.toBe(key);
  });

  it.each([
    ["has text before the data URL", `x${dataUrl(pictureBytes("png"))}`],
    ["has an overlong media type", dataUrl(pictureBytes("png"), `image/${"x".repeat(51)}`)],
    ["has no media type", dataUrl(pictureBytes("png"), "image/")],
    ["has text after the data URL", `${dataUrl(pictureBytes("png"))}!`],
    ["ends in three equals signs", `${dataUrl(pictureBytes("png")).replace(/=*$/, "")}===`],
    ["has the PNG signature at another offset", dataUrl(Buffer.concat([hex("00"), pictureBytes("png")]))],
  ])("is refused when it %s", (_, text) => {
    expect(() => readImage(text, 1)).toThrow("profile.image_invalid");
  });
});

describe("the format of a picture", () => {
  const begins = { jpeg: [0, 1, 2], png: [0, 1, 2, 3, 4, 5, 6, 7], webp: [0, 1, 2, 3, 8, 9, 10, 11] } as const;

  it.each(["jpeg", "png", "webp"] as const)("is recognized by every byte of the %s signature", (format) => {
    const whole = pictureBytes(format);
    for (const at of begins[format]) {
      for (const change of [0x01, 0x20, 0x80]) {
        const other = Buffer.from(whole);
        other.writeUInt8(other.readUInt8(at) ^ change, at);
        expect(() => read(other), `${change} at ${at}`).toThrow("profile.image_invalid");
      }
    }
  });

  it("does not depend on the media type, which may have up to fifty characters", () => {
    for (const label of ["image/x", `image/${"x".repeat(50)}`, "image/svg+xml", "image/vnd.adobe-photoshop_2"]) {
      expect(readImage(dataUrl(pictureBytes("png"), label), 1).mediaType).toBe("image/png");
    }
  });

  it("any bytes are either refused or give a readable picture, never an unexpected error", () => {
    const formats = fc.constantFrom("jpeg" as const, "png" as const, "webp" as const);
    // Generate mostly small values, because lengths and flags in a picture are small numbers.
    const value = fc.oneof(fc.nat(15), fc.nat(255));
    const changes = fc.array(fc.tuple(fc.nat(200), value), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(formats, changes, (format, places) => {
        const bytes = pictureBytes(format, { note: "GPS" });
        for (const [at, byte] of places) bytes.writeUInt8(byte, at % bytes.length);
        const kept = checkoutFieldsOf(bytes);
        if (kept) expect(checkoutFieldsOf(kept)).toEqual(kept);
      }),
      { numRuns: 1000 },
    );
  });

  function checkoutFieldsOf(bytes: Buffer): Buffer | undefined {
    try {
      return read(bytes).bytes;
    } catch (error) {
      expect(String(error)).toMatch(/profile\.image_(invalid|dimensions)/);
      return undefined;
    }
  }
});

describe("a JPEG", () => {
  const needed = [segment(0xee, "Adobe\0d\0\0\0\0\x01"), segment(0xdb, "Exif tables")];

  it("keeps the segments needed to draw it and drops metadata", () => {
    const extra = [0xe0, 0xe1, 0xe2, 0xed, 0xee, 0xef, 0xfe].map((marker) => segment(marker, "Exif\0\0 GPS"));
    const profiles = [segment(0xe2, "ICC_PROFILE\0…"), segment(0xee, "Adobe and more")];
    const swapped = [...profiles, segment(0xe2, "Adobe\0d\0\0\0\0\x01"), segment(0xee, "ICC_PROFILE\0")];
    const whole = jpeg(...extra, ...needed, ...swapped, frame(3, 2), scan);
    expect(read(whole).bytes).toEqual(jpeg(...needed, frame(3, 2), scan));
  });

  it("keeps all scans completely, and nothing after its end", () => {
    const progressive = jpeg(frame(3, 2, 0xc2), scan, segment(0xc4, "tables"), scan);
    expect(read(Buffer.concat([progressive, hex("ffd8 00 ffd9")])).bytes).toEqual(progressive);
  });

  it("keeps pixels with stuffed zeros and restarts after a byte of 255", () => {
    const codes = fc.constantFrom("00", "12", "d9", "ff00", "ffd0", "ffd3", "ffd7");
    fc.assert(
      fc.property(fc.array(codes, { maxLength: 12 }), fc.array(codes, { maxLength: 12 }), (first, second) => {
        const scans = [first, second].map((pixels) => Buffer.concat([segment(0xda, "scan"), hex(pixels.join(""))]));
        const whole = jpeg(frame(3, 2), ...scans);
        expect(read(whole).bytes).toEqual(whole);
        for (const end of [1, 2]) expect(() => read(whole.subarray(0, -end))).toThrow("profile.image_invalid");
      }),
    );
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])("takes the size from frame %i", (marker) => {
    expect(read(jpeg(frame(4096, 4096, marker), scan)).mediaType).toBe("image/jpeg");
    for (const [width, height] of [[4097, 1] as const, [1, 4097] as const]) {
      expect(() => read(jpeg(frame(width, height, marker), scan))).toThrow("profile.image_dimensions");
    }
  });

  it("takes the size from the first frame", () => {
    const larger = frame(4097, 4097);
    expect(read(jpeg(frame(3, 2), larger, scan)).mediaType).toBe("image/jpeg");
    expect(() => read(jpeg(larger, frame(3, 2), scan))).toThrow("profile.image_dimensions");
    for (const marker of [0xc4, 0xcc, 0xdb, 0xdc, 0xdd]) {
      const other = frame(4097, 4097, marker);
      expect(read(jpeg(other, frame(3, 2), scan)).bytes).toEqual(jpeg(other, frame(3, 2), scan));
    }
  });

  it("drops all other segments, whatever their markers", () => {
    const extra = [0xbf, 0xde, 0xdf, 0xe0, 0xe3, 0xef, 0xf0, 0xfd, 0xfe].map((marker) =>
      segment(marker, "ICC_PROFILE\0"),
    );
    expect(read(jpeg(...extra, frame(3, 2), scan)).bytes).toEqual(jpeg(frame(3, 2), scan));
  });

  it("does not mistake tables for a frame", () => {
    const tables = [0xc4, 0xc8, 0xcc].map((marker) => frame(9999, 9999, marker));
    expect(read(jpeg(...tables, frame(3, 2), scan)).mediaType).toBe("image/jpeg");
    expect(() => read(jpeg(...tables, scan))).toThrow("profile.image_invalid");
  });

  it.each([
    ["a frame", jpeg(scan)],
    ["a scan", jpeg(frame(3, 2))],
    ["a marker after each part", jpeg(frame(3, 2), hex("00"), scan)],
    ["a marker after its pixels", jpeg(frame(3, 2), scan, segment(0xc4, "tables"), hex("00"))],
    ["a complete segment", Buffer.concat([jpeg(frame(3, 2), scan).subarray(0, -2), hex("ffe1 0010 ffd9")])],
    ["an end", jpeg(frame(3, 2), scan).subarray(0, -2)],
    ["pixels", jpeg(frame(0, 2), scan)],
  ])("is refused without %s", (_, bytes) => {
    expect(() => read(bytes)).toThrow("profile.image_invalid");
  });
});

describe("a WebP", () => {
  it("keeps the chunks needed to draw it, and clears the flags of dropped metadata", () => {
    const needed = ["ANIM", "ALPH"].map((type) => riff(type, Buffer.from("odd")));
    const extra = ["ICCP", "EXIF", "XMP ", "JUNK"].map((type) => riff(type, Buffer.from("odd")));
    const whole = webp(canvas(3, 2, 0b111110), ...needed, ...extra, lossy(3, 2));
    expect(read(Buffer.concat([whole, Buffer.from("behind")])).bytes).toEqual(
      webp(canvas(3, 2, 0b010010), ...needed, lossy(3, 2)),
    );
    expect(read(webp(canvas(3, 2), riff("ANMF"))).bytes).toEqual(webp(canvas(3, 2), riff("ANMF")));
  });

  it.each([
    ["lossless", lossless],
    ["lossy", lossy],
    ["animated", (width: number, height: number) => Buffer.concat([canvas(width, height), riff("ANMF")])],
    [
      "larger than its first picture",
      (width: number, height: number) => Buffer.concat([canvas(width, height), lossless(3, 2)]),
    ],
    [
      "smaller than one of its pictures",
      (width: number, height: number) => Buffer.concat([canvas(3, 2), lossy(width, height)]),
    ],
  ])("is checked for its size when it is %s", (_, pixels) => {
    expect(read(webp(pixels(4096, 4096))).mediaType).toBe("image/webp");
    expect(() => read(webp(pixels(4097, 4096)))).toThrow("profile.image_dimensions");
    expect(() => read(webp(pixels(4096, 4097)))).toThrow("profile.image_dimensions");
  });

  it("ignores the two bits above the size", () => {
    expect(read(webp(lossy(0xc003, 0xc002))).mediaType).toBe("image/webp");
  });

  it.each([
    ["pixels", webp(canvas(3, 2), riff("ALPH"))],
    ["the start code of lossy pixels", webp(lossy(3, 2, "9d012b"))],
    ["the start code of lossless pixels", webp(lossless(3, 2, "2e"))],
    ["a complete canvas chunk", webp(riff("VP8X", Buffer.alloc(9)), lossless(3, 2))],
    ["the complete size of lossy pixels", webp(riff("VP8 ", hex("000000 9d012a 0300 02")), riff("ALPH"))],
    ["the complete size of lossless pixels", webp(riff("VP8L", hex("2f 020040")), riff("ALPH"))],
    ["its last bytes", webp(lossless(3, 2)).subarray(0, -1)],
    ["a complete last chunk", webp(lossless(3, 2).subarray(0, -2))],
  ])("is refused without %s", (_, bytes) => {
    expect(() => read(bytes)).toThrow("profile.image_invalid");
  });
});
