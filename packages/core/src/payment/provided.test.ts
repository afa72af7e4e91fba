import type { Stripe } from "stripe";
import { expect, it } from "vitest";
import { idOf, toInvoice, toSubscription } from "./provided.ts";

const seconds = (instant: string) => Date.parse(instant) / 1000;
const [begun, renewed, end, wished] = ["2027-03-12", "2027-04-12", "2027-05-12", "2027-05-01"].map(
  (day) => `${day}T10:00:00.000Z`,
) as [string, string, string, string];

/** Converts a subscription as sent by the provider. It has only the fields that our code reads. */
const contract = (change: object = {}) =>
  toSubscription({
    id: "sub_1",
    status: "active",
    created: seconds(begun),
    start_date: seconds(begun) + 60,
    items: { data: [{ current_period_start: seconds(renewed), current_period_end: seconds(end) }] },
    default_payment_method: { card: { brand: "visa", last4: "4242", funding: "credit" } },
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    ...change,
  } as unknown as Stripe.Subscription);

const bill = (change: object = {}) =>
  toInvoice({
    id: "in_1",
    amount_paid: 2900,
    lines: { data: [{ period: { start: seconds(renewed), end: seconds(end) } }] },
    period_start: seconds(begun),
    period_end: seconds(begun),
    status_transitions: { paid_at: seconds(renewed) + 60 },
    payments: {
      data: [
        { status: "canceled", payment: { payment_intent: "pi_0" } },
        { status: "paid", payment: { payment_intent: "pi_1" } },
      ],
    },
    parent: { subscription_details: { subscription: "sub_1" } },
    ...change,
  } as unknown as Stripe.Invoice);

it("reads a contract with its period and card", () => {
  expect(contract()).toEqual({
    id: "sub_1",
    status: "active",
    createdAt: begun,
    startedAt: "2027-03-12T10:01:00.000Z",
    periodStart: renewed,
    periodEnd: end,
    isCancelled: false,
    endedAt: undefined,
    card: { brand: "visa", last4: "4242" },
  });
  for (const method of [null, "pm_1", { card: undefined }]) {
    expect(contract({ default_payment_method: method }).card).toBeUndefined();
  }
  expect(() => contract({ items: { data: [] } })).toThrow("without an item");
});

it("reads a cancellation at the end of the period or on a given day, and the end", () => {
  expect(contract({ cancel_at_period_end: true })).toMatchObject({ isCancelled: true, periodEnd: end });
  expect(contract({ cancel_at: seconds(wished) })).toMatchObject({ isCancelled: true, periodEnd: wished });
  expect(contract({ ended_at: seconds(wished) }).endedAt).toBe(wished);
});

it("reads an invoice with its amount, contract and period", () => {
  expect(bill()).toEqual({
    id: "in_1",
    amount: 2900,
    subscriptionId: "sub_1",
    paidAt: "2027-04-12T10:01:00.000Z",
    periodStart: renewed,
    periodEnd: end,
    paymentIntentId: "pi_1",
  });
});

it("reads an invoice without lines, payments or contract", () => {
  const rest = { lines: { data: [] }, payments: undefined, parent: null, status_transitions: { paid_at: null } };
  expect(bill(rest)).toEqual({
    id: "in_1",
    amount: 2900,
    subscriptionId: undefined,
    paidAt: undefined,
    periodStart: begun,
    periodEnd: begun,
    paymentIntentId: undefined,
  });
  expect(bill({ parent: { subscription_details: null }, payments: { data: [] } })).toMatchObject({
    subscriptionId: undefined,
    paymentIntentId: undefined,
  });
});

it("reads a reference from an id or an expanded object", () => {
  expect([idOf("cus_1"), idOf({ id: "cus_1" }), idOf(null), idOf(undefined)]).toEqual([
    "cus_1",
    "cus_1",
    undefined,
    undefined,
  ]);
});
