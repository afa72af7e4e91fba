import type { Clean } from "./clean-picture.ts";

const needed = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF"]);
const metadataFlags = 0x08 | 0x04 | 0x20;

interface Size {
  width: number;
  height: number;
}

function sizeIn(data: Buffer, type: string): Size | undefined {
  switch (type) {
    case "VP8X":
      return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    case "VP8 ":
      if (data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
    case "VP8L": {
      if (data.readUInt8(0) !== 0x2f) return undefined;
      const bits = data.readUInt32LE(1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

export const cleanWebp: Clean = (bytes) => {
  const total = 8 + bytes.readUInt32LE(4);
  if (total > bytes.length) return undefined;
  const kept: Buffer[] = [];
  const sizes: Size[] = [];
  const types = new Set<string>();
  for (let at = 12; at + 8 <= total; ) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > total) return undefined;
    types.add(type);
    const size = sizeIn(bytes.subarray(at + 8, at + 8 + length), type);
    if (size) sizes.push(size);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (type === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8);
    if (needed.has(type)) kept.push(chunk);
    at = end;
  }
  if (!["VP8 ", "VP8L", "ANMF"].some((type) => types.has(type))) return undefined;
  const body = Buffer.concat([Buffer.from("WEBP"), ...kept]);
  const head = Buffer.from("RIFF\0\0\0\0");
  head.writeUInt32LE(body.length, 4);
  const largest = (of: (size: Size) => number) => Math.max(0, ...sizes.map(of));
  return {
    width: largest(({ width }) => width),
    height: largest(({ height }) => height),
    write: () => Buffer.concat([head, body]),
  };
};
