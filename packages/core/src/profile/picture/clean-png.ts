import type { Clean } from "./clean-picture.ts";

/** Pixels and what their colours need; texts, EXIF, time and further frames are left out. */
const needed = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT"]);

const headerLength = 13;

export const cleanPng: Clean = (bytes) => {
  if (bytes.readUInt32BE(8) !== headerLength) return undefined;
  const kept = [bytes.subarray(0, 8)];
  const types = new Set<string>();
  for (let at = 8; at < bytes.length; ) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || (types.size === 0 && type !== "IHDR")) return undefined;
    types.add(type);
    if (needed.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  if (!types.has("IDAT") || !types.has("IEND")) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: Buffer.concat(kept) };
};
