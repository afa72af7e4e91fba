import { readLeadTable } from "@linkedpotential/contract/leads/lead-table";
import { describe, expect, it } from "vitest";
import { blocksOf, examplesOf, readLeadFile, rowsAsCsv } from "./lead-file.ts";

const today = "2027-03-01";
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = "leads.csv") => new File([content], name);
const tableOf = (csv: string) => {
  const { table } = readLeadTable(csv);
  if (!table) throw new Error("no table");
  return table;
};

it.each([
  ["zip", "PK\u0003\u0004…", "Export.zip"],
  ["excel", "PK\u0003\u0004…", "Leads.xlsx"],
  ["excel", "\u00d0\u00cf\u0011\u00e0", "Leads.xls"],
  ["pdf", "%PDF-1.7", "Leads.pdf"],
  ["picture", "\u0089PNG", "Leads.png"],
  ["picture", "\u00ff\u00d8\u00ff", "Leads.jpg"],
  ["contacts", "BEGIN:VCARD", "Leads.vcf"],
  ["page", "<!doctype html>", "Leads.html"],
  ["data", '\uFEFF{"leads": []}', "leads.json"],
])("another kind of file is refused by its name: %s", async (kind, content, name) => {
  const isText = content.includes("\uFEFF");
  const bytes = isText ? content : Uint8Array.from(content, (character) => character.charCodeAt(0) & 0xff);
  expect(await readLeadFile(fileOf(bytes, name), today)).toEqual({ problem: { kind } });
});

it.each([
  ["", { key: "importEmpty" }],
  ['Name;Firma\n"Ida;Nord', { key: "importOpenQuote", params: { line: 2 } }],
  ["x".repeat(4 * 1024 * 1024 + 1), "tooLarge"],
])("a file that cannot be imported is refused with its problem", async (content, problem) => {
  expect(await readLeadFile(fileOf(content), today)).toEqual({ problem });
});

it("LinkedIn's file is recognized with the day of its latest connection", async () => {
  const csv = "First Name,Last Name,Connected On\nIda,Öz,12 Mar 2026\nJan,Süd,03 Jan 2027\nKim,,\n";
  const { file } = await readLeadFile(fileOf(csv, "Connections.csv"), today);
  expect(file).toMatchObject({ isFromLinkedin: true, latest: "2027-01-03", name: "Connections.csv" });
});

it("a column has up to three different examples", () => {
  const table = tableOf("Name;Firma\n;Nord\nIda;Nord\nJan;Süd\nKim;West\nLou;Ost\n");
  expect([0, 1].map((column) => examplesOf(table, column))).toEqual([
    ["Ida", "Jan", "Kim"],
    ["Nord", "Süd", "West"],
  ]);
});

describe("rows to send", () => {
  it("become files of at most 500 rows, whose lines are counted anew", () => {
    const rows = Array.from({ length: 550 }, (_, index) => `Ida ${index};"Nord\nAG"\n`).join("");
    const table = tableOf(`Notes:\n\nName;Firma\n${rows}`);
    const sent = table.records.map(({ line }, index) => ({ line, isSimilar: index === 1, isUpdate: index === 501 }));
    const blocks = blocksOf(table, sent);
    expect(blocks.map(({ lines }) => lines.length)).toEqual([500, 50]);
    expect(blocks.map(({ body: { similar, updates } }) => [similar, updates])).toEqual([
      [[4], []],
      [[], [4]],
    ]);
    const [first] = blocks;
    expect(tableOf(first?.body.csv ?? "").records[1]).toEqual({ line: 4, cells: ["Ida 1", "Nord\nAG"] });
    expect(first?.lines.slice(0, 2)).toEqual([4, 6]);
  });

  it("keep every cell, whatever it contains", () => {
    const table = tableOf('Name,"Firma;x"\n"Weiß; ""Jörg""",=Süd\nAnna,\n');
    const [block] = blocksOf(table, table.records);
    const sent = tableOf(block?.body.csv ?? "");
    expect([sent.head.cells, ...sent.records.map(({ cells }) => cells)]).toEqual([
      ["Name", "Firma;x"],
      ['Weiß; "Jörg"', "=Süd"],
      ["Anna", ""],
    ]);
  });
});

it("writes the rejected rows unchanged, with the reason as last column", () => {
  const table = tableOf('Name,Firma\nIda,Nord AG\n"Weiß; Jörg",=Süd\nAnna\n');
  const notes = new Map([
    [3, "Firma: fehlt"],
    [4, "Firma: fehlt"],
  ]);
  expect(rowsAsCsv(table, "Grund", notes)).toBe(
    '\uFEFFName;Firma;Grund\r\n"Weiß; Jörg";\'=Süd;Firma: fehlt\r\nAnna;;Firma: fehlt\r\n',
  );
});
