import { expect, it } from "vitest";
import { dueLabel } from "./due.ts";

const friday = "2027-03-12";

it("the due date is today, tomorrow, a weekday, overdue, a date or none [TASK-38..41, TASK-42, TASK-43-NS]", () => {
  expect(dueLabel(friday, friday)).toEqual({ kind: "today" });
  expect(dueLabel("2027-03-13", friday)).toEqual({ kind: "tomorrow" });
  expect(dueLabel("2027-03-14", friday)).toEqual({ kind: "weekday", date: "2027-03-14" });
  expect(dueLabel("2027-03-18", friday)).toEqual({ kind: "weekday", date: "2027-03-18" });
  expect(dueLabel("2027-03-19", friday)).toEqual({ kind: "date", date: "2027-03-19" });
  expect(dueLabel("2027-03-11", friday)).toEqual({ kind: "overdue" });
  expect(dueLabel(null, friday)).toEqual({ kind: "none" });
});
