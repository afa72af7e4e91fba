import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { expect, it } from "vitest";
import { unusedCentsOf } from "./unused-part.ts";

const invoice = {
  amount: 29,
  refunded: 0,
  periodStart: "2027-04-12T10:00:00.000Z",
  periodEnd: "2027-05-12T10:00:00.000Z",
} as Invoice;

it("the unused part of an invoice is proportional to the days that are left of its period", () => {
  expect(unusedCentsOf(invoice, "2027-04-24")).toBe(1740);
  expect(unusedCentsOf(invoice, "2027-05-11")).toBe(97);
});

it("there is no unused part outside the period, or beyond what is left to refund", () => {
  expect(unusedCentsOf(invoice, "2027-04-12")).toBeNull();
  expect(unusedCentsOf(invoice, "2027-05-12")).toBeNull();
  expect(unusedCentsOf({ ...invoice, refunded: 11.6 }, "2027-04-24")).toBeNull();
  expect(unusedCentsOf({ ...invoice, refunded: 11.5 }, "2027-04-24")).toBe(1740);
});
