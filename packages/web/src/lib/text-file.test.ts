import { expect, it } from "vitest";
import { readTextFile } from "./text-file.ts";

const text = "Name;Unternehmen\r\nJörg Weiß;Süßwaren „Öttinger“ – 5 €\r\n";
/**
 * Codes of the four characters that Windows-1252 encodes differently from Latin-1. Spreadsheets on Windows save files
 * as Windows-1252.
 */
const special: Record<string, number> = { "„": 0x84, "“": 0x93, "–": 0x96, "€": 0x80 };
const windows = Uint8Array.from(text, (character) => special[character] ?? character.charCodeAt(0));

it("decodes files saved as Windows-1252", async () => {
  expect(await readTextFile(new Blob([windows]))).toBe(text);
});

it.each([true, false])("decodes UTF-16 in both byte orders (byte order mark: %s)", async (hasMark) => {
  const units = Uint16Array.from(hasMark ? `\uFEFF${text}` : text, (character) => character.charCodeAt(0));
  const little = new Uint8Array(units.buffer);
  const big = little.map((_, index) => little[index ^ 1] ?? 0);
  for (const bytes of [little, big]) expect(await readTextFile(new Blob([bytes]))).toBe(text);
});

it("decodes UTF-8 and removes the byte order mark", async () => {
  expect(await readTextFile(new Blob([text]))).toBe(text);
  expect(await readTextFile(new Blob([`\uFEFF${text}`]))).toBe(text);
});
