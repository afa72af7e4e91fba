import { newLead } from "@linkedpotential/fixtures/leads";
import { describe, expect, it } from "vitest";
import { checkImport } from "./import-report.ts";

const existing = {
  id: 7,
  name: "Ida Öz",
  company: "Nord AG",
  position: "CEO",
  email: "ida@nord.example",
  linkedinUrl: "",
};
const row = (line: number, overrides: Parameters<typeof newLead>[0] = {}) => {
  const lead = newLead({ name: `Zeile ${line}`, ...overrides });
  return { line, name: lead.name, company: lead.company, lead, problems: [] };
};
const profile = "https://www.linkedin.com/in/kim";
const { company } = newLead();
const at = (line: number) => ({ line, name: `Zeile ${line}`, company });
const known = { name: "Ida Öz", company: "Nord AG" };

it("a row with the address or profile of a lead or earlier row is a duplicate and names it", () => {
  const rows = [
    row(2, { ...known, position: "CEO", email: "IDA@nord.example" }),
    row(3, { email: "kim@nord.example", linkedinUrl: profile }),
    row(4, { linkedinUrl: profile }),
    row(5, { email: "Kim@nord.example" }),
    row(6),
    row(7),
  ];
  const checked = checkImport(rows, [existing]);
  expect(checked.rows).toEqual([
    { line: 2, ...known, status: "duplicate", same: "email", of: known },
    { ...at(3), status: "ok" },
    { ...at(4), status: "duplicate", same: "linkedinUrl", of: { line: 3 } },
    { ...at(5), status: "duplicate", same: "email", of: { line: 3 } },
    { ...at(6), status: "ok" },
    { ...at(7), status: "ok" },
  ]);
  expect(checked.leads.map(({ name }) => name)).toEqual(["Zeile 3", "Zeile 6", "Zeile 7"]);
});

describe("a row with the name and company of a lead or earlier row", () => {
  const rows = [row(2, { name: "Oez, Ida", company: "NORD GmbH" }), row(3), row(4, { name: "Zeile 3" })];

  it("is similar and left out", () => {
    const { rows: reported, leads } = checkImport(rows, [existing]);
    expect(reported).toMatchObject([
      { line: 2, status: "similar", of: known },
      { line: 3, status: "ok" },
      { line: 4, status: "similar", of: { line: 3 } },
    ]);
    expect(leads).toEqual([rows[1]?.lead]);
  });

  it("is created when it was chosen", () => {
    const { rows: reported, leads } = checkImport(rows, [existing], { similar: [2, 4] });
    expect(reported.map(({ status }) => status)).toEqual(["ok", "ok", "ok"]);
    expect(leads).toHaveLength(3);
  });
});

describe("a row with another company or position than its lead", () => {
  const moved = row(2, { name: "Ida Öz", company: "Süd AG", position: "CTO", email: "ida@nord.example" });
  const change = { before: { company: "Nord AG", position: "CEO" }, after: { company: "Süd AG", position: "CTO" } };

  it("is reported as changed, once per lead, and updates it only when it was chosen", () => {
    const rows = [moved, { ...moved, line: 3 }];
    const { rows: reported, leads, updates } = checkImport(rows, [existing]);
    expect(reported).toMatchObject([
      { line: 2, status: "changed", same: "email", of: known, ...change },
      { line: 3, status: "duplicate" },
    ]);
    expect([leads, updates]).toEqual([[], []]);
    expect(checkImport(rows, [existing], { updates: [2] }).updates).toEqual([{ leadId: 7, line: 2, ...change.after }]);
  });

  it.each([
    ["another spelling", { company: "NORD GmbH", position: "ceo" }],
    ["nothing stated", { company: "Nicht angegeben", position: "Nicht angegeben" }],
  ])("is no change with %s", (_, employment) => {
    const { rows } = checkImport([row(2, { email: "ida@nord.example", ...employment })], [existing]);
    expect(rows[0]?.status).toBe("duplicate");
  });

  it("keeps what the row does not state", () => {
    const { rows } = checkImport([row(2, { ...known, email: "ida@nord.example", position: "CTO" })], [existing]);
    expect(rows[0]).toMatchObject({ status: "changed", after: { company: "Nord AG", position: "CTO" } });
  });
});

it("a row with problems is not imported, and no row is its duplicate", () => {
  const problems = [{ field: "name", problem: { key: "leadNameRequired" } }] as const;
  const invalid = { line: 2, name: "", company: "Nord AG", lead: null, problems: [...problems] };
  const { rows, leads } = checkImport([invalid, row(3, { email: "ida@nord.example" })], []);
  expect(rows).toEqual([
    { line: 2, name: "", company: "Nord AG", status: "invalid", problems },
    expect.objectContaining({ line: 3, status: "ok" }),
  ]);
  expect(leads).toHaveLength(1);
});
