import type { Clean } from "./clean-picture.ts";

const startOfScan = 0xda;
const endOfImage = 0xd9;

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Markers of the segments that are needed to decode the pixels: Huffman, arithmetic and quantization tables, number of
 * lines, restart interval.
 */
const tables = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);

/** Tells whether a segment is Adobe's marker, which names the color space and has a fixed length. */
const isAdobe = ({ marker, head }: Segment): boolean =>
  marker === 0xee && head.length === 16 && head.toString("latin1", 4, 9) === "Adobe";

/**
 * Tells whether a segment is needed to draw the picture. Comments, EXIF, XMP, IPTC and color profiles are not needed.
 */
const isDrawn = (segment: Segment): boolean =>
  isFrame(segment.marker) ||
  tables.has(segment.marker) ||
  segment.marker === startOfScan ||
  segment.marker === endOfImage ||
  isAdobe(segment);

/** Returns the end of the compressed pixels: the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

interface Segment {
  marker: number;
  head: Buffer;
  all: Buffer;
}

function* segmentsOf(bytes: Buffer): Generator<Segment> {
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    const end = at + 2 + (marker === endOfImage ? 0 : bytes.readUInt16BE(at + 2));
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    yield { marker, head: bytes.subarray(at, end), all: bytes.subarray(at, next) };
    if (marker === endOfImage) return;
    at = next;
  }
}

export const cleanJpeg: Clean = (bytes) => {
  const segments = [...segmentsOf(bytes)];
  const frame = segments.find(({ marker }) => isFrame(marker))?.head;
  const hasPixels = segments.some(({ marker }) => marker === startOfScan);
  if (!frame || !hasPixels || segments.at(-1)?.marker !== endOfImage) return undefined;
  const drawn = segments.filter(isDrawn).map(({ all }) => all);
  const size = { height: frame.readUInt16BE(5), width: frame.readUInt16BE(7) };
  return { ...size, write: () => Buffer.concat([bytes.subarray(0, 2), ...drawn]) };
};
