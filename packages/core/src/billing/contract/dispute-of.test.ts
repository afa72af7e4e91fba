import { expect, it } from "vitest";
import type { ProvidedCharge, ProvidedDispute, ProvidedInvoice } from "../../payment/provided.ts";
import { type DisputeMark, disputeOf } from "./dispute-of.ts";

const invoice = (id: string, subscriptionId: string): ProvidedInvoice => ({
  id,
  amount: 2900,
  subscriptionId,
  paidAt: "2027-03-12T10:00:00.000Z",
  periodStart: "2027-03-12T10:00:00.000Z",
  periodEnd: "2027-04-12T10:00:00.000Z",
  paymentIntentId: `pi_${id}`,
});
const invoices = [invoice("old", "sub_1"), invoice("new", "sub_2")];
/** A charge for an invoice, with a dispute in a state. */
const charge = (invoiceId: string, state: ProvidedDispute["state"]): ProvidedCharge => ({
  paymentIntentId: `pi_${invoiceId}`,
  refunded: 0,
  disputes: [{ id: `dp_${invoiceId}`, state, amount: 2900, reason: "fraudulent" }],
});
const openMark = (invoiceId: string) => ({
  ...{ disputeId: `dp_${invoiceId}`, disputeState: "open", disputeAmount: 2900, disputeReason: "fraudulent" },
  disputePayment: `pi_${invoiceId}`,
});
const found = (...charges: ProvidedCharge[]) => disputeOf({ charges, invoices }, "sub_2", {});

it("an undecided dispute is shown for any contract of the customer, a lost one only for this contract", () => {
  expect(found(charge("old", "open"))).toEqual(openMark("old"));
  expect(found(charge("old", "lost"))).toEqual({});
  expect(found(charge("new", "lost"))).toEqual({ disputeId: "dp_new", disputeState: "lost" });
  expect(found(charge("new", "lost"), charge("old", "open"))).toMatchObject({ disputeId: "dp_old" });
  expect(found(charge("new", "over"))).toEqual({});
  expect(disputeOf({ charges: [charge("unknown", "lost")], invoices }, undefined, {})).toEqual({});
});

it("an open dispute has the deadline of the bank, which ends with the dispute", () => {
  const dueBy = "2027-03-22T10:00:00.000Z";
  const withDeadline = (state: ProvidedDispute["state"]): ProvidedCharge => ({
    ...charge("new", state),
    disputes: [{ id: "dp_new", state, amount: 2900, reason: "fraudulent", dueBy }],
  });
  expect(found(withDeadline("open"))).toEqual({ ...openMark("new"), disputeDueBy: dueBy });
  expect(found(withDeadline("lost"))).toEqual({ disputeId: "dp_new", disputeState: "lost" });
});

it("the known dispute is kept when the charges were not read", () => {
  const known: DisputeMark = {
    ...{ disputeId: "dp_1", disputeState: "open", disputeDueBy: "2027-03-22T10:00:00.000Z" },
    ...{ disputeAmount: 2900, disputeReason: "duplicate", disputePayment: "pi_1" },
  };
  expect(disputeOf({ invoices }, "sub_2", known)).toEqual(known);
  expect(disputeOf({ invoices }, "sub_2", {})).toEqual({});
});
