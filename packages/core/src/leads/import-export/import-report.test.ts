import { newLead } from "@linkedpotential/fixtures/leads";
import { expect, it } from "vitest";
import { checkImport } from "./import-report.ts";

const existing = { name: "Ida Öz", company: "Nord AG", email: "ida@nord.example", linkedinUrl: "" };
const row = (line: number, overrides: Parameters<typeof newLead>[0]) => {
  const lead = newLead({ name: `Zeile ${line}`, ...overrides });
  return { line, name: lead.name, company: lead.company, lead, problems: [] };
};
const profile = "https://www.linkedin.com/in/kim";

it("a row with the address or profile of a lead or earlier row is a duplicate and names it", () => {
  const rows = [
    row(2, { email: "IDA@nord.example" }),
    row(3, { email: "kim@nord.example", linkedinUrl: profile }),
    row(4, { linkedinUrl: profile }),
    row(5, { email: "Kim@nord.example" }),
    row(6, {}),
    row(7, {}),
  ];
  const { company } = newLead();
  const at = (line: number) => ({ line, name: `Zeile ${line}`, company });
  const checked = checkImport(rows, [existing]);
  expect(checked.rows).toEqual([
    { ...at(2), status: "duplicate", same: "email", of: { name: "Ida Öz", company: "Nord AG" } },
    { ...at(3), status: "ok" },
    { ...at(4), status: "duplicate", same: "linkedinUrl", of: { line: 3 } },
    { ...at(5), status: "duplicate", same: "email", of: { line: 3 } },
    { ...at(6), status: "ok" },
    { ...at(7), status: "ok" },
  ]);
  expect(checked.leads.map(({ name }) => name)).toEqual(["Zeile 3", "Zeile 6", "Zeile 7"]);
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
