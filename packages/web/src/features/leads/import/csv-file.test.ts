import { expect, it } from "vitest";
import { readCsvFile, rowsAsCsv } from "./csv-file.ts";

const text = "Name;Unternehmen\r\nJörg Weiß;Süßwaren „Öttinger“ – 5 €\r\n";
/** `text` as spreadsheets on Windows save it; these four lie where Latin-1 has control characters. */
const special: Record<string, number> = { "„": 0x84, "“": 0x93, "–": 0x96, "€": 0x80 };
const windows = Uint8Array.from(text, (character) => special[character] ?? character.charCodeAt(0));

it("reads files in the encoding of German Windows", async () => {
  expect(await readCsvFile(new Blob([windows]))).toBe(text);
});

it("reads UTF-8, without the mark that some programs put in front", async () => {
  expect(await readCsvFile(new Blob([text]))).toBe(text);
  expect(await readCsvFile(new Blob([`\uFEFF${text}`]))).toBe(text);
});

it("makes a file of the rows that were left out, as they were and with the reason behind", () => {
  const csv = 'Name,Firma\nIda,Nord AG\n"Weiß; Jörg",=Süd\nAnna\n';
  const notes = new Map([
    [3, "Firma: fehlt"],
    [4, "Firma: fehlt"],
  ]);
  expect(rowsAsCsv(csv, "Fehler", notes)).toBe(
    '\uFEFFName;Firma;Fehler\r\n"Weiß; Jörg";\'=Süd;Firma: fehlt\r\nAnna;;Firma: fehlt\r\n',
  );
});
