import { defaultChances } from "@linkedpotential/contract/leads/chances";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { describe, expect, it } from "vitest";
import { isActiveDeal, isUntouched, weightedValue } from "./deals.ts";

describe("deals", () => {
  it("counts leads that are qualified or have an offer as active deals [LEAD-08]", () => {
    expect(leadStatuses.filter((status) => isActiveDeal({ status }))).toEqual(["qualified", "proposal"]);
  });

  it("weights an open deal by its own chance or that of its status, a won one in full and a lost one not at all", () => {
    const weighted = (status: LeadStatus, dealValue: number | null, closingProbability: number) =>
      weightedValue({ status, dealValue, closingProbability }, { ...defaultChances, proposal: 70 });
    expect(weighted("proposal", 2000, 25)).toBe(500);
    expect(weighted("proposal", 2000, 0)).toBe(1400);
    expect(weighted("proposal", null, 25)).toBe(0);
    expect(weighted("won", 2000, 25)).toBe(2000);
    expect(weighted("lost", 2000, 25)).toBe(0);
  });

  it("marks open leads without activity for 14 days", () => {
    const now = new Date("2027-03-15T09:00:00Z");
    expect(isUntouched({ status: "contacted", lastActivity: "2027-03-01T09:00:00.000Z" }, now)).toBe(true);
    expect(isUntouched({ status: "contacted", lastActivity: "2027-03-01T09:00:00.001Z" }, now)).toBe(false);
    for (const status of ["won", "lost"] as const) {
      expect(isUntouched({ status, lastActivity: "2026-03-01T09:00:00.000Z" }, now)).toBe(false);
    }
  });
});
