import { expect, it } from "vitest";
import { rowsAsCsv } from "./csv-file.ts";

it("writes the rejected rows unchanged, with the reason as last column", () => {
  const csv = 'Name,Firma\nIda,Nord AG\n"Weiß; Jörg",=Süd\nAnna\n';
  const notes = new Map([
    [3, "Firma: fehlt"],
    [4, "Firma: fehlt"],
  ]);
  expect(rowsAsCsv(csv, "Fehler", notes)).toBe(
    '\uFEFFName;Firma;Fehler\r\n"Weiß; Jörg";\'=Süd;Firma: fehlt\r\nAnna;;Firma: fehlt\r\n',
  );
});
