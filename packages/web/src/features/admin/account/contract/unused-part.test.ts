import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { expect, it } from "vitest";
import { unusedCentsOf } from "./unused-part.ts";

const invoice = {
  amount: 29,
  periodStart: "2027-04-12T10:00:00.000Z",
  periodEnd: "2027-05-12T10:00:00.000Z",
} as Invoice;

it("the unused part of an invoice is proportional to the days that are left of its period", () => {
  expect(unusedCentsOf(invoice, "2027-04-24")).toBe(1740);
  expect(unusedCentsOf(invoice, "2027-05-11")).toBe(97);
});

it("the unused part is the whole invoice until its period begins, and nothing once it has ended", () => {
  expect(unusedCentsOf(invoice, "2027-04-12")).toBe(2900);
  expect(unusedCentsOf(invoice, "2027-03-01")).toBe(2900);
  expect(unusedCentsOf(invoice, "2027-05-12")).toBe(0);
  expect(unusedCentsOf(invoice, "2027-06-30")).toBe(0);
});
