import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampProbability, earliestFollowUpDate } from "./field-rules.ts";

describe("the lead form", () => {
  it("reads the digits of a probability, up to 100 [LEADFORM-10..13, CONST-103]", () => {
    expect(["", "abc", "5 0%", "101", "-7", "999999999999999999999"].map(clampProbability)).toEqual([
      0, 0, 50, 100, 7, 100,
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = clampProbability(text);
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
      }),
    );
  });

  it("offers follow-up dates from one month ago [LEADFORM-21, CONST-106]", () => {
    expect(earliestFollowUpDate("2027-03-31")).toBe("2027-02-28");
  });
});
