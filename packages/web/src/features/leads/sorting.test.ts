import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/values";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultLeadOrder, type LeadColumn, leadComparator, type SortDirection } from "./sorting.ts";

const sorted = (column: LeadColumn, direction: SortDirection, rows: Partial<LeadRow>[]) =>
  rows
    .map((row, index) => lead({ id: index + 1, ...row }))
    .sort(leadComparator({ column, direction }))
    .map(({ id }) => id);

describe("sorting the table", () => {
  it("starts with the newest activity [LEAD-20, LEAD-51, CONST-102]", () => {
    const rows = [{ lastActivity: "2027-03-01T09:00:00.000Z" }, { lastActivity: "2027-03-02T09:00:00.000Z" }];
    expect(sorted(defaultLeadOrder.column, defaultLeadOrder.direction, rows)).toEqual([2, 1]);
  });

  it("sorts names as German does", () => {
    const rows = ["Zoe", "Örtel", "Otto", "ärger", "Anna"].map((name) => ({ name }));
    expect(sorted("name", "ascending", rows)).toEqual([5, 4, 2, 3, 1]);
  });

  it("sorts statuses by the pipeline and numbers by size", () => {
    const statuses = [{ status: "lost" }, { status: "new" }, { status: "won" }] as const;
    expect(sorted("status", "ascending", [...statuses])).toEqual([2, 3, 1]);
    expect(sorted("dealValue", "descending", [{ dealValue: 9 }, { dealValue: 100 }])).toEqual([2, 1]);
  });

  it("keeps empty cells last in both directions", () => {
    const rows = [{ followUpDate: null }, { followUpDate: "2027-03-01" }, { followUpDate: "2027-03-02" }];
    expect(sorted("followUpDate", "ascending", rows)).toEqual([2, 3, 1]);
    expect(sorted("followUpDate", "descending", rows)).toEqual([3, 2, 1]);
  });

  it("does not depend on the order before", () => {
    const row = fc.record({ status: fc.constantFrom(...leadStatuses), email: fc.constantFrom("", "a@b.de", "c@d.de") });
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom<LeadColumn>("status", "email"), (rows, column) => {
        const leads = rows.map((fields, index) => lead({ id: index + 1, ...fields }));
        const order = leadComparator({ column, direction: "descending" });
        expect([...leads].reverse().sort(order)).toEqual([...leads].sort(order));
      }),
    );
  });
});
