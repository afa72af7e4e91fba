import { leadPriorityClasses, leadSources, leadTemperatures } from "@linkedpotential/contract/leads/choices";
import { type NewLead, newLead } from "@linkedpotential/contract/leads/schema";
import { leadStatuses, leadStatusLabels } from "@linkedpotential/contract/leads/statuses";
import { problemTexts } from "@linkedpotential/contract/problem-texts";
import { problemText } from "@linkedpotential/contract/problems";
import { fullLead, lead, newLead as validLead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadCsvLine, leadsCsvHead, readLeadsCsv } from "./csv.ts";

const only = (file: string) => readLeadsCsv(file).rows?.[0];

describe("reading leads from CSV", () => {
  it("takes German headers, labels, numbers and dates", () => {
    const file = [
      "Name;Unternehmen;Position;E-Mail;Status;Abschlusswahrscheinlichkeit;Auftragswert;Wiedervorlage;Quelle;Temperatur;Tags",
      "Ida Öz;Nord AG;CEO;ida@nord.example;Angebot;60 %;1.234,50 €;1.3.2027;Empfehlung;Heiß;a, b",
    ].join("\r\n");
    expect(only(file)).toEqual({
      line: 2,
      name: "Ida Öz",
      company: "Nord AG",
      problems: [],
      lead: validLead({
        name: "Ida Öz",
        company: "Nord AG",
        position: "CEO",
        email: "ida@nord.example",
        status: "proposal",
        closingProbability: 60,
        dealValue: 1234.5,
        followUpDate: "2027-03-01",
        source: "recommendation",
        temperature: "hot",
        tags: ["a", "b"],
      }),
    });
  });

  it("reads tags with an unclosed quotation mark as one tag", () => {
    const row = only('Name;Unternehmen;Position;Tags\nIda;Nord AG;CEO;"""a, b"');
    expect(row?.lead?.tags).toEqual(['"a, b']);
    expect(only('Name;Unternehmen;Position;Tags\nIda;Nord AG;CEO;"""a, b"", c"')?.lead?.tags).toEqual(["a, b", "c"]);
  });

  it("takes English headers, stored values and ISO dates in any order", () => {
    const row = only("position,company,name,status,follow-up date,unknown\nCEO,Nord AG,Ida,won,2027-03-01,x");
    expect(row?.lead).toMatchObject({ name: "Ida", status: "won", followUpDate: "2027-03-01" });
  });

  it("reports the problem of each cell of a row [LEADFORM-05, LEADFORM-07, LEADFORM-09, LEADFORM-10]", () => {
    const row = only(
      "Name;Unternehmen;E-Mail;Status;Wahrscheinlichkeit;Follow-up-Datum\n;Nord AG;keine;Vielleicht;viel;31.02.2027",
    );
    expect(row?.lead).toBeNull();
    const reported = row?.problems.map(({ field, column, problem }) => [
      field,
      column,
      problemText(problemTexts, problem),
    ]);
    expect(reported).toEqual([
      ["name", "Name", "Name ist erforderlich"],
      ["email", "E-Mail", "Gültige E-Mail erforderlich"],
      ["position", undefined, "Position ist erforderlich"],
      ["status", "Status", `„Vielleicht“ gibt es nicht. Möglich sind: ${Object.values(leadStatusLabels).join(", ")}.`],
      ["closingProbability", "Wahrscheinlichkeit", "Bitte eine Zahl von 0 bis 100 angeben."],
      ["followUpDate", "Follow-up-Datum", "Bitte ein gültiges Datum angeben."],
    ]);
  });

  it("ignores spaces around column names and cells", () => {
    const row = only(" Name ;Unternehmen;Position; Status ; E-Mail \n Ida ;Nord AG;CEO; Gewonnen ;keine");
    expect(row).toMatchObject({ name: "Ida", problems: [{ field: "email", column: "E-Mail" }] });
    const read = only("Name;Unternehmen;Position;Status;Wiedervorlage\nIda;Nord AG;CEO; Gewonnen ; ")?.lead;
    expect(read).toMatchObject({ status: "won", followUpDate: null });
  });

  it("reports missing required columns", () => {
    const row = only("E-Mail\nida@nord.example");
    expect(row).toMatchObject({ name: "", company: "", lead: null });
    expect(row?.problems.map(({ field, problem }) => [field, problemText(problemTexts, problem)])).toEqual([
      ["name", "Name ist erforderlich"],
      ["company", "Unternehmen ist erforderlich"],
      ["position", "Position ist erforderlich"],
    ]);
  });

  it("accepts 1,000 leads and 200 columns, and no more", () => {
    const rows = (count: number) => readLeadsCsv(`Name\n${"Ida\n".repeat(count)}`);
    expect(rows(1000).rows).toHaveLength(1000);
    expect(rows(1001)).toEqual({ problem: { key: "importTooMany", params: { max: 1000 } } });
    const columns = (count: number) => readLeadsCsv(`Name${";".repeat(count - 1)}\nIda`);
    expect(columns(200).rows).toHaveLength(1);
    expect(columns(201)).toEqual({ problem: { key: "importTooWide", params: { max: 200 } } });
    expect(rows(0)).toEqual({ problem: { key: "importEmpty" } });
  });

  it("rejects a file without a known column", () => {
    const none = (found: string) => ({ problem: { key: "importNoColumns", params: { found } } });
    expect(readLeadsCsv("foo;bar\n1;2")).toEqual(none("foo, bar"));
    expect(readLeadsCsv("\u0000\u0001PNG")).toEqual(none("PNG"));
    expect(readLeadsCsv("Name\nIda", { columns: [null] })).toEqual(none("Name"));
  });
});

describe("reading LinkedIn's contacts", () => {
  const file = (...rows: string[]) =>
    ["Notes:", '"When exporting, you may notice that some addresses are missing."', "", ...rows].join("\r\n");
  const headings = "First Name,Last Name,URL,Email Address,Company,Position,Connected On";

  it("joins the names, keeps the day of the connection as a note and marks what is not stated", () => {
    const { rows } = readLeadsCsv(
      file(headings, "Ida,Öz,https://www.linkedin.com/in/ida-oez,,Nord AG,,12 Mar 2024", "Jan,,,,,CTO,"),
    );
    const ida = { name: "Ida Öz", company: "Nord AG", position: "Nicht angegeben" };
    const linkedinUrl = "https://www.linkedin.com/in/ida-oez";
    expect(rows).toEqual([
      {
        ...{ line: 5, name: "Ida Öz", company: "Nord AG", problems: [], gaps: ["position"] },
        lead: validLead({ ...ida, linkedinUrl, notes: "Vernetzt am 12.03.2024" }),
      },
      expect.objectContaining({ name: "Jan", company: "Nicht angegeben", gaps: ["company"] }),
    ]);
  });

  it("refuses a row without a name", () => {
    const { rows } = readLeadsCsv(file(headings, ",,,,,,12 Mar 2024"));
    expect(rows?.[0]?.problems).toEqual([{ field: "name", column: undefined, problem: { key: "leadNameRequired" } }]);
  });
});

it("columns are read as chosen; gaps of other files are filled only on request", () => {
  const file = "Wer;Wo;Notiz\nIda Öz;Nord AG;Rückruf\n";
  const columns = ["name", "company", null] as const;
  expect(readLeadsCsv(file, { columns: [...columns] }).rows?.[0]?.lead).toBeNull();
  const filled = readLeadsCsv(file, { columns: [...columns], fillsGaps: true }).rows?.[0];
  expect(filled).toMatchObject({ gaps: ["position"], lead: { name: "Ida Öz", company: "Nord AG", notes: "" } });
});

describe("writing leads as CSV", () => {
  it("writes a byte order mark, German headers, semicolons and guarded formulas", () => {
    const file = leadsCsvHead + leadCsvLine(lead({ ...fullLead(), id: 1, name: "=HYPERLINK(1)", dealValue: 12_500.5 }));
    expect(file).toMatch(/^\uFEFFName;Anrede;E-Mail;Unternehmen;Position;Status;/);
    expect(file).toContain("\r\n'=HYPERLINK(1);Frau;ida.oez@nord.example;");
    expect(file).toContain(";12500,50;");
    expect(file).toContain(";12.03.2027;nein;");
    expect(file).toContain(";'+49 170 1234567;Empfehlung;Heiß;A;");
  });

  it("contains no formula at any delimiter", () => {
    const notes = "Preis,=1+1\n@SUM(1)";
    const file = leadsCsvHead + leadCsvLine(lead({ ...fullLead(), id: 1, name: "＝1+1", tags: ["a", "=b"], notes }));
    expect(file).toContain("\r\n'＝1+1;");
    expect(file).toContain(";a,'=b;");
    expect(file).toContain(`;"Preis,'=1+1\n'@SUM(1)";`);
    expect(only(file)?.lead).toMatchObject({ name: "＝1+1", tags: ["a", "=b"], notes });
  });

  it("reads a file that was exported before amounts, times and the heading of the class changed", () => {
    const heads = "Name;Unternehmen;Position;Auftragswert (EUR);Prioritätsklasse;Angelegt am;Letzte Aktivität";
    const line = "Ida Öz;Nord AG;CEO;12500,5;A;2027-03-01T09:00:00.000Z;2027-03-01T09:00:00.000Z";
    expect(only(`\uFEFF${heads}\r\n${line}\r\n`)?.lead).toMatchObject({ dealValue: 12_500.5, priorityClass: "A" });
  });

  it("writes times in the given time zone", () => {
    const at = lead({ createdAt: "2027-03-01T23:30:00.000Z", lastActivity: "2027-07-01T12:00:00.000Z" });
    expect(leadCsvLine(at)).toMatch(/;02\.03\.2027 00:30;01\.07\.2027 14:00\r\n$/);
    expect(leadCsvLine(at, "Europe/London")).toMatch(/;01\.03\.2027 23:30;01\.07\.2027 13:00\r\n$/);
  });

  it("reads any written leads back unchanged", () => {
    const words = (max: number) => fc.string({ maxLength: max, unit: fc.constantFrom(..."aÖ;,\"'=+-@＝\n💜 |") });
    const date = fc
      .date({ min: new Date("1990-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    const any = fc.record({
      name: words(20).map((text) => `N${text}`),
      company: words(20).map((text) => `=${text}`),
      position: words(20).map((text) => `'${text}x`),
      status: fc.constantFrom(...leadStatuses),
      closingProbability: fc.integer({ min: 0, max: 100 }),
      dealValue: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)),
      followUpDate: fc.option(date),
      followUpCompleted: fc.boolean(),
      source: fc.option(fc.constantFrom(...leadSources)),
      temperature: fc.option(fc.constantFrom(...leadTemperatures)),
      priorityClass: fc.option(fc.constantFrom(...leadPriorityClasses)),
      tags: fc.array(words(10), { maxLength: 5 }),
      notes: words(50),
      vorbereitung: words(50),
    });
    const leads = any.map((fields): NewLead => newLead.parse({ ...validLead(), ...fields }));
    fc.assert(
      fc.property(fc.array(leads, { minLength: 1, maxLength: 4 }), (list) => {
        const file =
          leadsCsvHead + list.map((fields, index) => leadCsvLine(lead({ ...fields, id: index + 1 }))).join("");
        expect(readLeadsCsv(file).rows?.map((row) => row.lead)).toEqual(list);
      }),
    );
  });
});
