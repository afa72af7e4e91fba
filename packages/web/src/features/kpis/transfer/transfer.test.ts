import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayFields, emptyDay, fieldMax, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import texts from "../../../texts/de/kpis.ts";
import { daysAsCsv, readDays } from "./days-csv.ts";
import { planOf, withFile } from "./import-plan.ts";

const head = "Datum;Leads kontaktiert;Interesse gezeigt;Termin vereinbart;Projekt gewonnen;Zielgruppe;Notizen";
const file = (...lines: string[]) => [head, ...lines, ""].join("\r\n");

const date = fc
  .date({ min: new Date("1995-01-02"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const awkward = fc.string({
  unit: fc.constantFrom('"', ";", ",", "\n", "\r", "'", "=", "-", "7", "Ö", "💜", " "),
  maxLength: 6,
});
const day: fc.Arbitrary<KpiDay> = fc.record({
  id: fc.uuid(),
  date,
  ...Object.fromEntries(dayFields.map((field) => [field, awkward])),
}) as never;
const days = fc
  .uniqueArray(day, { selector: (one) => one.date, minLength: 1, maxLength: 20 })
  .map((list) => list.toSorted((a, b) => a.date.localeCompare(b.date)));
const withoutIds = (list: readonly KpiDay[]) => list.map(({ id: _, ...rest }) => rest);

describe("the CSV file", () => {
  it("restores the exported days", () => {
    fc.assert(
      fc.property(days, (there) => {
        const rows = readDays(daysAsCsv(there));
        if (typeof rows === "string") throw new Error(rows);
        expect(withoutIds(withFile([], rows, true))).toEqual(withoutIds(there));
        expect(planOf(rows, there).every(({ status }) => status === "same")).toBe(true);
        expect(withFile(there, rows, true)).toEqual(there);
      }),
    );
  });

  it("has German headers, and escapes formulas", () => {
    const text = daysAsCsv([{ ...emptyDay("1", "2027-03-01"), leadsKontaktiert: "12", notizen: "=HYPERLINK(1)" }]);
    expect(text).toBe(`\uFEFF${head}\r\n01.03.2027;12;;;;;'=HYPERLINK(1)\r\n`);
    const { columns } = texts;
    expect(head.split(";")).toEqual(["date", ...dayFields].map((name) => columns[name as keyof typeof columns]));
  });

  it("may have other delimiters, date formats and fewer columns", () => {
    expect(readDays("Notizen,DATUM,Farbe\nneu,2027-03-01,rot\n,1.3.2028,\n")).toEqual([
      { line: 2, date: "2027-03-01", change: { notizen: "neu" }, problems: [] },
      { line: 3, date: "2028-03-01", change: { notizen: "" }, problems: [] },
    ]);
  });

  it.each([
    ["an open quote", 'Datum\n"01.03.2027', "unreadable"],
    ["no date column", "Tag;Notizen\n01.03.2027;x", "noDate"],
    ["no content", "", "noDate"],
    ["no rows", "Datum;Notizen\n", "noRows"],
  ])("is rejected with %s", (_what, text, problem) => {
    expect(readDays(text)).toBe(problem);
  });

  it("may contain texts as long as the fields allow, which count an emoji as one character [O196]", () => {
    const zielgruppe = "💜".repeat(fieldMax.zielgruppe);
    expect(readDays(file(`01.03.2027;;;;;${zielgruppe};`))).toEqual([
      { line: 2, date: "2027-03-01", change: expect.objectContaining({ zielgruppe }), problems: [] },
    ]);
  });

  it("has all reasons for each invalid row, which keeps its date", () => {
    const long = "x".repeat(fieldMax.notizen + 1);
    const rows = readDays(
      file(
        "01.03.2027;1;;;;;",
        `;2;;;;${long};${long}`,
        "31.02.2027;3;;;;;",
        `1.3.2027;4;;;;${long};`,
        `02.03.2027;;;;;;${long}`,
        "02.03.2027;5;;;;;",
      ),
    );
    if (typeof rows === "string") throw new Error(rows);
    const tooLong = (field: string) => ({ problem: "tooLong", field });
    expect(rows.map(({ line, date, problems }) => [line, date, ...problems])).toEqual([
      [2, "2027-03-01"],
      [3, null, { problem: "noDate" }, tooLong("zielgruppe"), tooLong("notizen")],
      [4, null, { problem: "unknownDate", text: "31.02.2027" }],
      [5, "2027-03-01", { problem: "twice", firstLine: 2 }, tooLong("zielgruppe")],
      [6, "2027-03-02", tooLong("notizen")],
      [7, "2027-03-02"],
    ]);
    expect(withFile([], rows, true).map((one) => one.leadsKontaktiert)).toEqual(["1", "5"]);
  });
});

describe("the import", () => {
  it("skips the day of another member without naming its errors", () => {
    const text = `Datum;Mitglied;Leads kontaktiert;Zielgruppe\n01.03.2027;Jan Süd;viele;${"x".repeat(101)}`;
    const rows = readDays(text, "Dr. Änne Weiß");
    if (typeof rows === "string") throw new Error(rows);
    expect(rows[0]?.problems).toEqual([{ problem: "otherMember", name: "Jan Süd" }]);
    expect(planOf(rows, [])).toMatchObject([{ status: "skipped", invalidCounts: [] }]);
  });

  const there = [
    { ...emptyDay("a", "2027-03-01"), leadsKontaktiert: "5", notizen: "bleibt" },
    emptyDay("b", "2027-03-02"),
  ];
  const rows = readDays("Datum;Leads kontaktiert\n01.03.2027;9\n02.03.2027;\n03.03.2027;4\nx;1");
  if (typeof rows === "string") throw new Error(rows);

  it("determines the changes of each row", () => {
    expect(planOf(rows, there).map(({ status, fields }) => [status, ...fields])).toEqual([
      ["changed", "leadsKontaktiert"],
      ["same"],
      ["new"],
      ["invalid"],
    ]);
  });

  it("replaces or keeps existing days, and never changes fields without a column in the file", () => {
    const counts = (replaces: boolean) => withFile(there, rows, replaces).map((one) => one.leadsKontaktiert);
    expect(counts(true)).toEqual(["9", "", "4"]);
    expect(counts(false)).toEqual(["5", "", "4"]);
    expect(withFile(there, rows, true)[0]).toMatchObject({ id: "a", notizen: "bleibt" });
  });
});
