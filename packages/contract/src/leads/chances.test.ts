import { describe, expect, it } from "vitest";
import { chanceOf, defaultChances } from "./chances.ts";
import { leadStatuses } from "./statuses.ts";

const chances = { ...defaultChances, proposal: 80 };

describe("the chance to win a lead", () => {
  it("is its own, if it has one", () => {
    expect(chanceOf({ status: "proposal", closingProbability: 25 }, chances)).toBe(25);
  });

  it("is that of its status otherwise, as the person has set it", () => {
    const byStatus = leadStatuses.map((status) => chanceOf({ status, closingProbability: 0 }, chances));
    expect(byStatus).toEqual([10, 20, 35, 50, 80, 100, 0]);
  });

  it("is 100 for a won lead and 0 for a lost one, whatever was entered", () => {
    expect(chanceOf({ status: "won", closingProbability: 30 }, chances)).toBe(100);
    expect(chanceOf({ status: "lost", closingProbability: 30 }, chances)).toBe(0);
  });
});
