import { chanceOf, defaultChances } from "@linkedpotential/contract/leads/chances";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pipelineOf } from "./pipeline.ts";

const now = new Date("2027-03-12T10:00:00Z");

it("the sums of the statuses are the open sum, and the weighted sum is no larger", () => {
  const anyLead = fc.record({
    status: fc.constantFrom(...leadStatuses),
    dealValue: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    closingProbability: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(anyLead, { maxLength: 30 }), (all) => {
      const leads = all.map((one, index) => lead({ ...one, id: index + 1 }));
      const { open, weighted, byStatus } = pipelineOf(leads, defaultChances, now);
      expect(byStatus.reduce((sum, { value }) => sum + value, 0)).toBe(open);
      expect(weighted).toBeLessThanOrEqual(open + 0.01);
      const expected = leads
        .filter(({ status }) => status !== "won" && status !== "lost")
        .reduce((sum, one) => sum + ((one.dealValue ?? 0) * chanceOf(one, defaultChances)) / 100, 0);
      expect(weighted).toBeCloseTo(expected);
    }),
  );
});

it("counts active deals without activity in the last 14 days", () => {
  const at = (day: string) => ({ lastActivity: `${day}T10:00:00.000Z` });
  const leads = [
    lead({ id: 1, status: "proposal", ...at("2027-02-26") }),
    lead({ id: 2, status: "proposal", ...at("2027-02-27") }),
    lead({ id: 3, status: "new", ...at("2027-01-01") }),
    lead({ id: 4, status: "won", ...at("2027-01-01") }),
  ];
  expect(pipelineOf(leads, defaultChances, now).still).toBe(1);
});
