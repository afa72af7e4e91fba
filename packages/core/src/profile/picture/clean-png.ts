import { crc32 } from "node:zlib";
import type { Clean } from "./clean-picture.ts";
import { repack } from "./png-pixels.ts";

const longest = new Map([
  ["IHDR", 13],
  ["PLTE", 768],
  ["tRNS", 256],
  ["IDAT", Number.POSITIVE_INFINITY],
  ["IEND", 0],
]);

interface Chunk {
  type: string;
  data: Buffer;
}

/** Yields the chunks up to `IEND`. Data after `IEND` is not part of the picture. */
function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = 8, type = ""; type !== "IEND"; ) {
    type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError("the chunk is cut off");
    yield { type, data: bytes.subarray(at + 8, end - 4) };
    at = end;
  }
}

function written({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const isSound = ({ type, data }: Chunk, index: number, all: readonly Chunk[]): boolean =>
  data.length <= (longest.get(type) ?? 0) && (type === "IDAT" || all.findIndex((one) => one.type === type) === index);

/** Keeps pixels, palette and transparency. Drops texts, EXIF, color profiles, time and further frames. */
export const cleanPng: Clean = (bytes) => {
  const all = [...chunksOf(bytes)];
  const drawn = all.filter(({ type }) => longest.has(type));
  const [header] = all;
  if (header?.type !== "IHDR" || header.data.length !== 13 || !drawn.every(isSound)) return undefined;
  const pixels = drawn.flatMap(({ type, data }) => (type === "IDAT" ? [data] : []));
  const end = drawn.at(-1);
  if (pixels.length === 0 || !end) return undefined;
  return {
    width: header.data.readUInt32BE(0),
    height: header.data.readUInt32BE(4),
    write: () => {
      const data = repack(header.data, Buffer.concat(pixels));
      if (!data) return undefined;
      const before = drawn.filter(({ type }) => type !== "IDAT" && type !== "IEND");
      return Buffer.concat([bytes.subarray(0, 8), ...[...before, { type: "IDAT", data }, end].map(written)]);
    },
  };
};
