import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LeadFilters, leadFilter, readFilter, writeFilter } from "./lead-filters.ts";

const none: LeadFilters = { statuses: [], source: [], temperature: [], class: [], tag: [], followUp: [] };
/** A Wednesday. */
const today = "2027-03-10";
const passes = (filters: Partial<LeadFilters>, row: Partial<LeadRow>) =>
  leadFilter({ ...none, ...filters }, today)(lead(row));

describe("the filters", () => {
  it("let a lead pass that has one of the values of each filter", () => {
    const choices = { status: "proposal", source: "event", temperature: "hot", priorityClass: "A" } as const;
    const row = { ...choices, tags: ["SAP"] };
    expect(passes({}, row)).toBe(true);
    expect(passes({ statuses: ["new", "proposal"], source: ["event"], class: ["A", "B"] }, row)).toBe(true);
    expect(passes({ statuses: ["proposal"], temperature: ["cold"] }, row)).toBe(false);
    expect(passes({ tag: ["Java", "SAP"] }, row)).toBe(true);
    expect(passes({ tag: ["Java"] }, row)).toBe(false);
    expect(passes({ source: ["event"] }, { source: null })).toBe(false);
  });

  it.each([
    ["2027-03-09", false, ["overdue"]],
    ["2027-03-10", false, ["today", "week"]],
    ["2027-03-14", false, ["week"]],
    ["2027-03-15", false, []],
    [null, false, ["none"]],
    ["2027-03-09", true, ["done"]],
    [null, true, ["done"]],
  ] as const)("know the state of the follow-up %s (completed: %s)", (followUpDate, followUpCompleted, states) => {
    const all = ["overdue", "today", "week", "none", "done"];
    const found = all.filter((state) => passes({ followUp: [state] }, { followUpDate, followUpCompleted }));
    expect(found).toEqual(states);
  });

  it("find leads without contact for 12 months and without a planned follow-up", () => {
    const silent = { createdAt: "2026-03-10T09:00:00.000Z", lastTouchAt: null };
    const isFound = (row: Partial<LeadRow>) => passes({ followUp: ["silent"] }, { ...silent, ...row });
    expect(isFound({})).toBe(true);
    expect(isFound({ createdAt: "2026-03-11T09:00:00.000Z" })).toBe(false);
    expect(isFound({ lastTouchAt: "2026-12-01T09:00:00.000Z", lastTouchType: "call" })).toBe(false);
    expect(isFound({ followUpDate: "2027-04-01" })).toBe(false);
    expect(isFound({ followUpDate: "2027-01-01" })).toBe(true);
  });

  it("read what they have written, and drop unknown values", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }), { maxLength: 10 }),
        (tags) => {
          expect(readFilter("tag", writeFilter(tags))).toEqual(tags);
        },
      ),
    );
    expect(readFilter("statuses", "new,nonsense,new,interested")).toEqual(["new", "interested"]);
    expect(readFilter("tag", "%E0%A4%A,SAP,")).toEqual(["SAP"]);
  });
});
