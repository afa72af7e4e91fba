import { addDays } from "@linkedpotential/contract/dates";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { expect, it } from "vitest";
import { dayRows } from "./day-rows.ts";
import { dueLeads, followUpsOn } from "./due-leads.ts";

const today = "2027-03-12";
const anyLead = fc.record({
  followUpDate: fc.option(fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days))),
  followUpCompleted: fc.boolean(),
  dealValue: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
const anyLeads = fc
  .array(anyLead, { maxLength: 30 })
  .map((all) => all.map((one, index) => lead({ ...one, id: index + 1 })));

it("due are exactly the open follow-ups up to today, longest overdue first and higher values before lower ones", () => {
  fc.assert(
    fc.property(anyLeads, (leads) => {
      const due = dueLeads(leads, today);
      const expected = leads.filter(({ followUpDate, followUpCompleted }) => {
        return followUpDate !== null && followUpDate <= today && !followUpCompleted;
      });
      expect(new Set(due)).toEqual(new Set(expected));
      for (const [index, one] of due.entries()) {
        const next = due[index + 1];
        if (!next) continue;
        expect(String(one.followUpDate) <= String(next.followUpDate)).toBe(true);
        if (one.followUpDate === next.followUpDate) {
          expect(one.dealValue ?? 0).toBeGreaterThanOrEqual(next.dealValue ?? 0);
        }
      }
    }),
  );
});

it("a row that is worked off keeps its place, whatever became of its lead", () => {
  fc.assert(
    fc.property(anyLeads, fc.nat(), addDaysTo(today), (leads, pick, date) => {
      const before = dueLeads(leads, today);
      const done = before[pick % Math.max(1, before.length)];
      if (!done) return;
      const changed = leads.map((one) =>
        one === done ? { ...one, followUpCompleted: true, followUpDate: date } : one,
      );
      const rows = dayRows(changed, new Map([[done.id, { lead: done, step: "next" }]]), today);
      expect(rows.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    }),
  );
});

function addDaysTo(date: string) {
  return fc.integer({ min: 0, max: 90 }).map((days) => addDays(date, days));
}

it("counts the open follow-ups of a day", () => {
  const leads = [
    lead({ id: 1, followUpDate: "2027-03-13" }),
    lead({ id: 2, followUpDate: "2027-03-13", followUpCompleted: true }),
    lead({ id: 3, followUpDate: "2027-03-14" }),
    lead({ id: 4 }),
  ];
  expect(followUpsOn(leads, "2027-03-13")).toBe(1);
});
