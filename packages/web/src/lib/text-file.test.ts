import { expect, it } from "vitest";
import { readTextFile } from "./text-file.ts";

const text = "Name;Unternehmen\r\nJörg Weiß;Süßwaren „Öttinger“ – 5 €\r\n";
/** Encodes `text` as Windows-1252, as spreadsheets on Windows save it. These four characters differ from Latin-1. */
const special: Record<string, number> = { "„": 0x84, "“": 0x93, "–": 0x96, "€": 0x80 };
const windows = Uint8Array.from(text, (character) => special[character] ?? character.charCodeAt(0));

it("decodes files saved as Windows-1252", async () => {
  expect(await readTextFile(new Blob([windows]))).toBe(text);
});

it("decodes UTF-8 and removes the byte order mark", async () => {
  expect(await readTextFile(new Blob([text]))).toBe(text);
  expect(await readTextFile(new Blob([`\uFEFF${text}`]))).toBe(text);
});
