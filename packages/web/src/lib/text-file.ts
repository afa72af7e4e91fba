/**
 * Returns the text of a file. Decodes it as UTF-16 or UTF-8, else as Windows-1252, which spreadsheets use for German
 * files.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Number of bytes in which to look for the pattern of UTF-16. */
const comparedMax = 200;

/**
 * Recognizes UTF-16 by its byte order mark, or because most characters of European languages have a zero as one of their
 * two bytes.
 */
function wideEncodingOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const compared = bytes.subarray(0, comparedMax);
  const zeros = (offset: number) => compared.filter((byte, index) => index % 2 === offset && byte === 0).length;
  const enough = compared.length / 4;
  if (zeros(1) > enough && zeros(0) === 0) return "utf-16le";
  return zeros(0) > enough && zeros(1) === 0 ? "utf-16be" : null;
}
