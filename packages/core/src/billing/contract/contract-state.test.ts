import { expect, it } from "vitest";
import type { ProvidedInvoice, ProvidedSubscription } from "../../payment/provided.ts";
import { contractOf, graceEndOf, stateOf, withdrawableUntil } from "./contract-state.ts";

const contract: ProvidedSubscription = {
  id: "sub_1",
  status: "active",
  createdAt: "2027-03-12T10:00:00.000Z",
  startedAt: "2027-03-12T10:00:00.000Z",
  periodStart: "2027-03-12T10:00:00.000Z",
  periodEnd: "2027-04-12T10:00:00.000Z",
  isCancelled: false,
  endedAt: undefined,
  card: { brand: "visa", last4: "4242" },
};
const paidAt = (instant: string | undefined, subscriptionId = contract.id): ProvidedInvoice => ({
  id: "in_1",
  amount: 2900,
  subscriptionId,
  paidAt: instant,
  periodStart: contract.periodStart,
  periodEnd: contract.periodEnd,
  paymentIntentId: "pi_1",
});
const contractFrom = (subscriptions: ProvidedSubscription[], invoices: ProvidedInvoice[] = [], known = {}) =>
  contractOf({ subscriptions, invoices }, known);

const state = (change: Partial<ProvidedSubscription> = {}, now = "2027-03-20T10:00:00.000Z") =>
  stateOf({ ...contract, ...change }, new Date(now));

it("picks the newest running contract, else the newest ended one", () => {
  const at = (day: string, status: ProvidedSubscription["status"]) =>
    ({ ...contract, id: `${status} ${day}`, createdAt: `2027-03-${day}T00:00:00.000Z`, status }) as const;
  expect(contractFrom([at("01", "active"), at("02", "canceled"), at("03", "incomplete")])?.id).toBe("active 01");
  expect(contractFrom([at("01", "past_due"), at("03", "active"), at("02", "active")])?.id).toBe("active 03");
  expect(contractFrom([at("01", "canceled"), at("03", "canceled"), at("02", "canceled")])?.id).toBe("canceled 03");
  for (const status of ["trialing", "past_due", "unpaid"] as const) {
    expect(contractFrom([at("01", status), at("02", "canceled")])?.id).toBe(`${status} 01`);
  }
});

it("an unpaid checkout is not a contract", () => {
  for (const status of ["incomplete", "incomplete_expired", "paused"] as const) {
    expect(contractFrom([{ ...contract, status }])).toBeUndefined();
  }
  expect(contractFrom([])).toBeUndefined();
});

it("a contract starts with its first payment: the stored date, else the date of the first paid invoice", () => {
  const [first, second] = ["2027-03-13T08:00:00.000Z", "2027-04-12T11:00:00.000Z"];
  const invoices = [paidAt(second), paidAt(undefined), paidAt(first), paidAt("2027-01-01T00:00:00.000Z", "sub_0")];
  expect(contractFrom([contract], invoices)).toEqual({ ...contract, startedAt: first });
  const remembered = { subscriptionId: "sub_1", startedAt: "2027-03-12T12:00:00.000Z" };
  expect(contractFrom([contract], invoices, remembered)?.startedAt).toBe(remembered.startedAt);
  expect(contractFrom([contract], invoices, { ...remembered, subscriptionId: "sub_0" })?.startedAt).toBe(first);
  for (const unpaid of [[], [paidAt(undefined)]]) {
    expect(contractFrom([contract], unpaid)?.startedAt).toBe(contract.startedAt);
  }
});

it("an account without a contract is not scheduled for a check", () => {
  expect(stateOf(undefined, new Date())).toEqual({ status: "none", isPremium: false, isCancelled: false });
});

it("a paid contract gives Premium and is checked an hour after its period ends", () => {
  const running = {
    status: "active",
    isPremium: true,
    isCancelled: false,
    subscriptionId: "sub_1",
    startedAt: contract.startedAt,
    periodStart: contract.periodStart,
    periodEnd: contract.periodEnd,
    cardBrand: "visa",
    cardLast4: "4242",
    due: "due",
    nextCheckAt: "2027-04-12T11:00:00.000Z",
  };
  expect(state()).toEqual(running);
  expect(state({ status: "trialing" })).toEqual(running);
  expect(state({ isCancelled: true })).toEqual({ ...running, isCancelled: true });
  const { cardBrand, cardLast4, ...withoutCard } = running;
  expect(state({ card: undefined })).toEqual(withoutCard);
});

it("a contract whose renewal event is more than an hour late is checked daily", () => {
  expect(state({}, "2027-04-12T10:59:59.999Z").nextCheckAt).toBe("2027-04-12T11:00:00.000Z");
  expect(state({}, "2027-04-12T11:00:00.000Z").nextCheckAt).toBe("2027-04-13T11:00:00.000Z");
});

it("an unpaid contract keeps Premium for seven days and is checked an hour later", () => {
  expect(graceEndOf(contract.periodStart)).toBe("2027-03-19T10:00:00.000Z");
  for (const status of ["past_due", "unpaid"] as const) {
    expect(state({ status }, "2027-03-19T09:59:59.999Z")).toMatchObject({
      status: "past_due",
      isPremium: true,
      nextCheckAt: "2027-03-19T11:00:00.000Z",
    });
    expect(state({ status }, "2027-03-19T10:00:00.000Z")).toMatchObject({ status: "past_due", isPremium: false });
  }
  expect(state({ status: "past_due" }, "2027-03-19T11:00:00.000Z").nextCheckAt).toBe("2027-04-12T11:00:00.000Z");
});

it("an ended contract gives no Premium and is not checked again", () => {
  const ended = state({ status: "canceled", endedAt: "2027-03-15T00:00:00.000Z" });
  expect(ended).toEqual({
    status: "canceled",
    isPremium: false,
    isCancelled: false,
    subscriptionId: "sub_1",
    startedAt: contract.startedAt,
    periodStart: contract.periodStart,
    periodEnd: "2027-03-15T00:00:00.000Z",
    cardBrand: "visa",
    cardLast4: "4242",
  });
  expect(state({ status: "canceled" }).periodEnd).toBe(contract.periodEnd);
});

it("a contract can be withdrawn from until the end of the fourteenth day after its conclusion, in Berlin time", () => {
  expect(withdrawableUntil("2027-03-12T10:00:00.000Z")).toBe("2027-03-26T23:00:00.000Z");
  // 23:30 UTC is already March 16 in Berlin, so the period lasts until the end of March 30. Daylight saving time has
  // begun by then: midnight in Berlin is 22:00 UTC.
  expect(withdrawableUntil("2027-03-15T23:30:00.000Z")).toBe("2027-03-30T22:00:00.000Z");
});

it("a withdrawal period that ends on a Saturday or Sunday lasts until the end of Monday (§ 193 BGB)", () => {
  for (const conclusion of ["2027-04-03", "2027-04-04", "2027-04-05"]) {
    expect(withdrawableUntil(`${conclusion}T10:00:00.000Z`)).toBe("2027-04-19T22:00:00.000Z");
  }
  expect(withdrawableUntil("2027-04-02T10:00:00.000Z")).toBe("2027-04-16T22:00:00.000Z");
});
