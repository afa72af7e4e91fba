import { expect, it } from "vitest";
import { config } from "../config.ts";
import { issuedInvoice } from "../testing/issued-invoice.ts";
import type { StoredInvoice } from "./invoices/invoice.entity.ts";
import { toInvoice } from "./invoices/to-invoice.ts";
import type { StoredSubscription } from "./subscription.entity.ts";
import { toSubscription } from "./to-subscription.ts";

const stored: StoredSubscription = {
  userId: 7,
  version: 3,
  customerId: "cus_1",
  checkouts: 1,
  status: "active",
  isPremium: true,
  subscriptionId: "sub_1",
  startedAt: "2027-03-12T10:00:00.000Z",
  periodStart: "2027-03-12T10:00:00.000Z",
  periodEnd: "2027-04-12T10:00:00.000Z",
  isCancelled: false,
  cardBrand: "visa",
  cardLast4: "4242",
};
const subscriptionAt = (change: Partial<StoredSubscription> | null = {}, now = "2027-03-20T10:00:00.000Z") =>
  toSubscription({ now: () => new Date(now), config: config() }, "premium", change && { ...stored, ...change });

it("shows a running contract", () => {
  expect(subscriptionAt()).toMatchObject({
    plan: "premium",
    status: "active",
    currentPeriodEnd: "2027-04-12T10:00:00.000Z",
    cancelAtPeriodEnd: false,
    graceEndsAt: null,
    withdrawableUntil: "2027-03-26T23:00:00.000Z",
    card: { brand: "visa", last4: "4242" },
    billingAddress: null,
  });
});

it("shows an account without a contract", () => {
  expect(subscriptionAt(null)).toMatchObject({
    plan: "premium",
    status: "none",
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    graceEndsAt: null,
    withdrawableUntil: null,
    card: null,
    billingAddress: null,
  });
});

it("offers the withdrawal while the contract runs, until the fourteenth day ends", () => {
  expect(subscriptionAt({}, "2027-03-26T22:59:59.999Z").withdrawableUntil).toBe("2027-03-26T23:00:00.000Z");
  expect(subscriptionAt({}, "2027-03-26T23:00:00.000Z").withdrawableUntil).toBeNull();
  expect(subscriptionAt({ status: "past_due" }).withdrawableUntil).toBe("2027-03-26T23:00:00.000Z");
  expect(subscriptionAt({ status: "canceled" }).withdrawableUntil).toBeNull();
});

it("shows a cancellation until the contract has ended", () => {
  expect(subscriptionAt({ isCancelled: true }).cancelAtPeriodEnd).toBe(true);
  expect(subscriptionAt({ isCancelled: true, status: "past_due" }).cancelAtPeriodEnd).toBe(true);
  expect(subscriptionAt({ isCancelled: true, status: "canceled" }).cancelAtPeriodEnd).toBe(false);
});

it("shows the end of the grace period of an unpaid contract, and the card when brand and digits are known", () => {
  expect(subscriptionAt({ status: "past_due" }).graceEndsAt).toBe("2027-03-19T10:00:00.000Z");
  const { cardBrand, ...brandless } = stored;
  const ctx = { now: () => new Date(), config: config() };
  expect(toSubscription(ctx, "premium", brandless).card).toBeNull();
});

it("shows the billing address once it has a name", () => {
  const address = { company: "", street: "Weg 1", postalCode: "1", city: "Ort", country: "DE", vatId: "" };
  expect(subscriptionAt({ billingAddress: { name: "Ida Öz", ...address } }).billingAddress).toEqual({
    name: "Ida Öz",
    ...address,
  });
});

it("an invoice counts as partly refunded until it is refunded in full, and a credit note never changes", () => {
  const statusOf = (change: Partial<StoredInvoice>) => toInvoice(issuedInvoice(change)).status;
  expect([0, 2899, 2900].map((refunded) => statusOf({ refunded }))).toEqual([
    ...(["paid", "partly_refunded", "refunded"] as const),
  ]);
  expect(statusOf({ kind: "credit_note", gross: -2900 })).toBe("credit_note");
  expect(toInvoice(issuedInvoice({ corrects: "LP-2027-00001" })).corrects).toBe("LP-2027-00001");
  expect(toInvoice(issuedInvoice()).corrects).toBeNull();
  expect(toInvoice(issuedInvoice({ refunded: 950 })).refunded).toBe(9.5);
  const first = { id: 1, amount: 29, refunded: 0, currency: "eur", createdAt: "2027-03-12T10:00:00.000Z" };
  expect(toInvoice(issuedInvoice())).toMatchObject(first);
});
