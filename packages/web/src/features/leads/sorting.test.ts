import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultLeadOrder, type LeadColumn, type SortDirection, sortLeads, sortPage, toSortables } from "./sorting.ts";

const sorted = (column: LeadColumn, direction: SortDirection, rows: Partial<LeadRow>[]) =>
  sortLeads(
    rows.map((row, index) => lead({ id: index + 1, ...row })),
    { column, direction },
  ).map(({ id }) => id);

describe("sorting the table", () => {
  it("starts with the latest activity [LEAD-20, LEAD-51, CONST-102]", () => {
    const rows = [{ lastActivity: "2027-03-01T09:00:00.000Z" }, { lastActivity: "2027-03-02T09:00:00.000Z" }];
    expect(sorted(defaultLeadOrder.column, defaultLeadOrder.direction, rows)).toEqual([2, 1]);
  });

  it("sorts names in German order", () => {
    const rows = ["Zoe", "Örtel", "Otto", "ärger", "Anna"].map((name) => ({ name }));
    expect(sorted("name", "ascending", rows)).toEqual([5, 4, 2, 3, 1]);
  });

  it("sorts statuses in pipeline order and numbers by size", () => {
    const statuses = [{ status: "lost" }, { status: "new" }, { status: "won" }] as const;
    expect(sorted("status", "ascending", [...statuses])).toEqual([2, 3, 1]);
    expect(sorted("dealValue", "descending", [{ dealValue: 9 }, { dealValue: 100 }])).toEqual([2, 1]);
  });

  it("sorts amounts as numbers, not as text", () => {
    const amounts = [{ dealValue: 9.5 }, { dealValue: 9.25 }, { dealValue: 10 }];
    expect(sorted("dealValue", "ascending", amounts)).toEqual([2, 1, 3]);
  });

  it("sorts temperatures from hot to cold, and leads without a temperature last", () => {
    const rows = [
      { temperature: null },
      { temperature: "cold" },
      { temperature: "hot" },
      { temperature: "warm" },
    ] as const;
    expect(sorted("temperature", "ascending", [...rows])).toEqual([3, 4, 2, 1]);
    expect(sorted("temperature", "descending", [...rows])).toEqual([2, 4, 3, 1]);
  });

  it("sorts instants to the millisecond, and equal ones by id", () => {
    const [early, late] = ["2027-03-01T09:00:00.001Z", "2027-03-01T09:00:00.010Z"];
    const rows = [late, early, late, early].map((lastActivity) => ({ lastActivity }));
    expect(sorted("lastActivity", "ascending", rows)).toEqual([2, 4, 1, 3]);
    expect(sorted("lastActivity", "descending", rows)).toEqual([1, 3, 2, 4]);
  });

  it("keeps empty texts last in both directions", () => {
    const rows = ["", "b@x.example", "a@x.example", ""].map((email) => ({ email }));
    expect(sorted("email", "ascending", rows)).toEqual([3, 2, 1, 4]);
    expect(sorted("email", "descending", rows)).toEqual([2, 3, 1, 4]);
  });

  it("keeps empty cells last in both directions", () => {
    const rows = [{ followUpDate: null }, { followUpDate: "2027-03-01" }, { followUpDate: "2027-03-02" }];
    expect(sorted("followUpDate", "ascending", rows)).toEqual([2, 3, 1]);
    expect(sorted("followUpDate", "descending", rows)).toEqual([3, 2, 1]);
  });

  it("does not depend on the previous order", () => {
    const row = fc.record({ status: fc.constantFrom(...leadStatuses), email: fc.constantFrom("", "a@b.de", "c@d.de") });
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom<LeadColumn>("status", "email"), (rows, column) => {
        const leads = rows.map((fields, index) => lead({ id: index + 1, ...fields }));
        const order = { column, direction: "descending" } as const;
        expect(sortLeads(leads.toReversed(), order)).toEqual(sortLeads(leads, order));
      }),
    );
  });

  it("returns the same page as sorting all leads would", () => {
    const rows = fc.array(fc.constantFrom(...leadStatuses), { maxLength: 200, size: "max" });
    const start = fc.nat({ max: 220 });
    fc.assert(
      fc.property(rows, start, fc.nat({ max: 30 }), (statuses, begin, count) => {
        const leads = statuses.map((status, index) => lead({ id: index + 1, status })).reverse();
        const order = { column: "status", direction: "descending" } as const;
        const page = sortPage(toSortables(leads, order.column), order.direction, [begin, begin + count]);
        expect(page).toEqual(sortLeads(leads, order).slice(begin, begin + count));
      }),
    );
  });
});
