import { describe, expect, it } from "vitest";
import { followUpTone } from "./follow-up-tone.ts";

const today = "2027-03-12";

describe("the color of a row", () => {
  const tone = (followUpDate: string | null, followUpCompleted = false) =>
    followUpTone({ followUpDate, followUpCompleted }, today);

  it("depends on whether the follow-up is completed, overdue, due soon or later", () => {
    expect(tone("2027-03-01", true)).toBe("completed");
    expect(tone("2027-03-11")).toBe("overdue");
    expect(tone("2027-03-12")).toBe("soon");
    expect(tone("2027-03-13")).toBe("soon");
    expect(tone("2027-03-14")).toBe("neutral");
    expect(tone(null)).toBe("neutral");
  });
});
