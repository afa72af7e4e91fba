import { deflateSync, inflateSync } from "node:zlib";

/** Samples per pixel and allowed depths by color type (PNG specification, 11.2.1). */
const colors: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** First column, first row and the steps between columns and rows, for each pass of an interlaced picture (8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Returns the uncompressed length of the pixels in bytes, including one filter byte per row. Undefined for an invalid
 * header.
 */
function rawLength(header: Buffer): number | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, type, compression, filter, interlace] = [8, 9, 10, 11, 12].map((at) => header.readUInt8(at));
  const color = colors[type ?? -1];
  if (!color || depth === undefined || !color.depths.includes(depth) || compression !== 0 || filter !== 0)
    return undefined;
  const bits = color.samples * depth;
  const rows = (columns: number, lines: number) => (columns > 0 ? lines * (1 + Math.ceil((columns * bits) / 8)) : 0);
  if (interlace === 0) return rows(width, height);
  if (interlace !== 1) return undefined;
  const sizes = passes.map(([x, y, dx, dy]) =>
    rows(Math.ceil((width - x) / dx), Math.max(0, Math.ceil((height - y) / dy))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Decompresses the pixels and compresses them again, which removes data hidden before, between or after them. Returns
 * undefined unless their length is the one that the header implies. Never decompresses more than that.
 */
export function repack(header: Buffer, data: Buffer): Buffer | undefined {
  const length = rawLength(header);
  if (!length) return undefined;
  try {
    const pixels = inflateSync(data, { maxOutputLength: length });
    return pixels.length === length ? deflateSync(pixels) : undefined;
  } catch {
    return undefined;
  }
}
