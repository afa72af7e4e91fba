import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardFormula, parseCsv, unguardFormula, writeLine, writeRecord } from "./csv.ts";

const cells = (file: string) => parseCsv(file)?.map((record) => record.cells);
const csvText = fc.string({
  unit: fc.constantFrom('"', ";", ",", "\n", "\r", "\t", "'", "=", "－", "a", "Ö", "💜", " "),
});

describe("CSV", () => {
  it("detects the delimiter by the first line", () => {
    expect(cells("a;b,c\n1;2")).toEqual([
      ["a", "b,c"],
      ["1", "2"],
    ]);
    expect(cells("a,b\n1,2")?.[1]).toEqual(["1", "2"]);
    expect(cells('"x;y;z",b\n1,2')?.[0]).toEqual(["x;y;z", "b"]);
    expect(cells("a\tb\n1\t2")?.[1]).toEqual(["1", "2"]);
  });

  it("reads quotes, line breaks in cells, a byte order mark and any line ends", () => {
    expect(cells('\uFEFFa;b\r\n"1\n2";"say ""hi"""\r\n\r\n3;4')).toEqual([
      ["a", "b"],
      ["1\n2", 'say "hi"'],
      ["3", "4"],
    ]);
    expect(cells("a;b\r1;2\r")).toEqual([
      ["a", "b"],
      ["1", "2"],
    ]);
    expect(cells("a;b;\n")).toEqual([["a", "b", ""]]);
    expect(cells("")).toEqual([]);
  });

  it("reports the line on which a record begins", () => {
    expect(parseCsv('a\n"1\n\n2"\n\n3')?.map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it("rejects an unclosed quote", () => {
    expect(parseCsv('a;b\n"1;2\n3;4')).toBeNull();
    expect(parseCsv('a;b\n"1 ""x"" y\n3;4')).toBeNull();
  });

  it("stops at the given limits", () => {
    const read = (file: string, reading: object) => parseCsv(file, reading)?.map((record) => record.cells.join("+"));
    expect(read("k\n1\n2\n3", { recordsMax: 2 })).toEqual(["k", "1", "2"]);
    expect(read("k\n1\n\n\n2", { recordsMax: 2 })).toEqual(["k", "1", "2"]);
    expect(read("a;b\n1;2\n3;4", { cellsMax: 2 })).toEqual(["a+b", "1+2", "3+4"]);
    expect(read("a;b\n1;2;3;4;5\n6;7", { cellsMax: 2 })).toEqual(["a+b", "1+2+3"]);
    expect(read("a;b\n;;;;\n6;7", { cellsMax: 2 })).toEqual(["a+b", "++"]);
  });

  it("removes a byte order mark at the beginning only", () => {
    expect(cells("\uFEFFa;\uFEFFb")).toEqual([["a", "\uFEFFb"]]);
    expect(cells("a;\uFEFFb")).toEqual([["a", "\uFEFFb"]]);
  });

  it("reads a cell of megabytes", () => {
    const long = '"" '.repeat(1_000_000);
    expect(parseCsv(`a\n"${long}"`)?.[1]?.cells[0]).toHaveLength(2_000_000);
  });

  it("reads back whatever it wrote", () => {
    const row = fc.array(csvText, { minLength: 2, maxLength: 5 }).filter((list) => list.some(Boolean));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const file = `\uFEFF${[["Kopf", "Zeile"], ...rows].map(writeLine).join("")}`;
        expect(cells(file)?.slice(1)).toEqual(rows);
        expect(parseCsv(writeRecord(rows[0] ?? [], ","), { delimiter: "," })?.[0]?.cells).toEqual(rows[0]);
      }),
    );
  });

  it("guards every formula and restores the text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          csvText,
          fc.constantFrom("=1+1", "+49 170", "-x", "@a", "'=x", "''@", "a,=1+1", "a\n＝1", "＠a", 'a,"=1"'),
        ),
        (text) => {
          const guarded = guardFormula(text);
          expect(guarded).not.toMatch(/^[\t\r]/);
          // Programs may split the text at different delimiters. None of the resulting cells may start with a formula
          // character.
          for (const part of guarded.split(/[,;\t\r\n]/)) expect(part).not.toMatch(/^"*[=+\-@＝＋－＠]/);
          expect(unguardFormula(guarded)).toBe(text);
        },
      ),
    );
  });

  it("guards formulas after any delimiter", () => {
    fc.assert(
      fc.property(fc.array(csvText, { minLength: 1, maxLength: 4 }), (texts) => {
        const line = writeLine(texts.map(guardFormula));
        for (const delimiter of [",", "\t"] as const) {
          const split = parseCsv(line, { delimiter })?.flatMap((record) => record.cells) ?? [];
          for (const cell of split) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
