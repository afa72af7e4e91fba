import { describe, expect, it } from "vitest";
import { readLeadTable } from "./lead-table.ts";

const preamble =
  'Notes:\r\n"When exporting your connection data, you may notice that some of the email addresses are missing; see ""privacy""."\r\n\r\n';
const headings = "First Name,Last Name,URL,Email Address,Company,Position,Connected On\r\n";

describe("the table of an imported file", () => {
  it.each([
    ["LinkedIn's remarks", preamble],
    ["remarks with commas and semicolons", "Stand: heute; Quelle: CRM, Nord\nKontakte, alle; auch alte\n"],
    ["nothing", ""],
  ])("starts at its headings after %s", (_, remarks) => {
    const { table } = readLeadTable(`${remarks}${headings}Ida,Öz,,,Nord AG,,12 Mar 2027\r\n`);
    expect(table?.head.cells[0]).toBe("First Name");
    expect(table?.records.map(({ cells }) => cells)).toEqual([["Ida", "Öz", "", "", "Nord AG", "", "12 Mar 2027"]]);
    expect(table?.head.line).toBe(remarks.split("\n").length);
  });

  it("starts at the first line when no line has two known names", () => {
    const { table } = readLeadTable("Wer;Wo\nName;Ort\n");
    expect(table?.head.cells).toEqual(["Wer", "Wo"]);
  });

  const row = (count: number, cell: string) => Array.from({ length: count }, () => cell).join(";");
  it.each([
    ["an empty file", "", { key: "importEmpty" }],
    ["empty lines", "\r\n\r\n", { key: "importEmpty" }],
    ["blank lines", "  \n \t\n", { key: "importEmpty" }],
    ["headings and blank cells", "Name;Firma\n ; \n", { key: "importEmpty" }],
    ["headings only", "Name;Firma\r\n", { key: "importEmpty" }],
    ["remarks and headings only", preamble + headings, { key: "importEmpty" }],
    ["an open quote", 'Name;Firma\nIda;Nord\n"Jan;Süd\nKim;West', { key: "importOpenQuote", params: { line: 3 } }],
    ["one unknown line", "\u0000\u0001PNG", { key: "importNoColumns", params: { found: "PNG" } }],
    ["100,000 columns", `Name;${row(100_000, "x")}\nIda`, { key: "importTooWide", params: { max: 200 } }],
    ["100,000 cells in a row", `Name;Firma\n${row(100_000, "x")}`, { key: "importTooWide", params: { max: 200 } }],
    ["100,000 rows", `Name;Firma\n${"Ida;Nord\n".repeat(100_000)}`, { key: "importTooMany", params: { max: 1000 } }],
  ])("is refused with its problem: %s", (_, file, problem) => {
    expect(readLeadTable(file)).toEqual({ problem });
  });
});
