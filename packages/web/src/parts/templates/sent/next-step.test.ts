import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { expect, it } from "vitest";
import { statusAfterSending, workdayIn } from "./next-step.ts";

it("a sent message moves a lead forward only", () => {
  const after = (target: "contacted" | "proposal") =>
    leadStatuses.filter((status) => statusAfterSending({ status }, { status: target, days: 1 }) === target);
  expect(after("contacted")).toEqual(["new"]);
  expect(after("proposal")).toEqual(["new", "contacted", "interested", "qualified"]);
  expect(statusAfterSending({ status: "new" }, { days: 1 })).toBeUndefined();
});

it("a follow-up on a weekend moves to Monday, also across the change of the clock", () => {
  expect([1, 2, 3, 4, 5].map((days) => workdayIn(days, "2027-03-25"))).toEqual([
    "2027-03-26",
    "2027-03-29",
    "2027-03-29",
    "2027-03-29",
    "2027-03-30",
  ]);
});
