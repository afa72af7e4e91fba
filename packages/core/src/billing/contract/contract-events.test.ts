import { expect, it } from "vitest";
import { contractEvents } from "./contract-events.ts";
import type { ContractState } from "./contract-state.ts";

const userId = 7;
const none: ContractState = { status: "none", isPremium: false, isCancelled: false };
const paid: ContractState = {
  status: "active",
  isPremium: true,
  isCancelled: false,
  subscriptionId: "sub_1",
  startedAt: "2027-03-12T10:00:00.000Z",
  periodStart: "2027-04-12T10:00:00.000Z",
  periodEnd: "2027-05-12T10:00:00.000Z",
};
const cancelled: ContractState = { ...paid, isCancelled: true };
const unpaid: ContractState = { ...paid, status: "past_due" };
const over: ContractState = { ...paid, status: "canceled", isPremium: false };

const started = { type: "subscription.started", detail: { userId, startedAt: paid.startedAt } };
const isCancelledNews = { type: "subscription.cancelled", detail: { userId, endsAt: paid.periodEnd } };
const failed = {
  type: "subscription.payment-failed",
  detail: { userId, graceEndsAt: "2027-04-19T10:00:00.000Z" },
};
const ended = (reason: string) => ({ type: "subscription.ended", detail: { userId, reason } });
const endedUncancelled = (reason: string) => ({
  type: "subscription.ended",
  detail: { userId, reason, cancellation: "none" },
});

it("reports a contract that starts, whatever the state before", () => {
  expect(contractEvents(userId, none, paid)).toEqual([started]);
  expect(contractEvents(userId, over, { ...paid, subscriptionId: "sub_2" })).toEqual([started]);
  expect(contractEvents(userId, cancelled, { ...paid, subscriptionId: "sub_2" })).toEqual([started]);
  expect(contractEvents(userId, over, paid)).toEqual([started]);
});

it("reports nothing when the state is unchanged", () => {
  for (const state of [none, paid, cancelled, unpaid, over]) expect(contractEvents(userId, state, state)).toEqual([]);
  expect(contractEvents(userId, paid, { ...paid, periodEnd: "2027-06-12T10:00:00.000Z" })).toEqual([]);
});

it("reports a cancellation and its revocation, also when a contract starts canceled", () => {
  expect(contractEvents(userId, paid, cancelled)).toEqual([isCancelledNews]);
  expect(contractEvents(userId, none, cancelled)).toEqual([started, isCancelledNews]);
  const reactivated = { type: "subscription.reactivated", detail: { userId, renewsAt: paid.periodEnd } };
  expect(contractEvents(userId, cancelled, paid)).toEqual([reactivated]);
  expect(contractEvents(userId, unpaid, { ...unpaid, isCancelled: true })).toEqual([isCancelledNews]);
});

it("reports a failed payment with the end of the grace period", () => {
  expect(contractEvents(userId, paid, unpaid)).toEqual([failed]);
  expect(contractEvents(userId, none, unpaid)).toEqual([started, failed]);
  expect(contractEvents(userId, unpaid, paid)).toEqual([]);
});

it("reports each dispute once, when it is opened", () => {
  const disputed: ContractState = { ...paid, disputeId: "dp_1", disputeState: "open" };
  const disputeEvent = (disputeId: string) => ({ type: "subscription.disputed", detail: { userId, disputeId } });
  expect(contractEvents(userId, paid, disputed)).toEqual([disputeEvent("dp_1")]);
  expect(contractEvents(userId, disputed, { ...disputed, disputeState: "lost" })).toEqual([]);
  expect(contractEvents(userId, disputed, { ...disputed, disputeId: "dp_2" })).toEqual([disputeEvent("dp_2")]);
  expect(contractEvents(userId, disputed, paid)).toEqual([]);
});

it("reports the end of Premium once, with the reason, and whether nobody had canceled", () => {
  expect(contractEvents(userId, cancelled, { ...over, isCancelled: true })).toEqual([ended("cancelled")]);
  expect(contractEvents(userId, unpaid, over)).toEqual([endedUncancelled("unpaid")]);
  expect(contractEvents(userId, paid, over)).toEqual([endedUncancelled("cancelled")]);
  const lost = { disputeId: "dp_1", disputeState: "lost" } as const;
  expect(contractEvents(userId, { ...unpaid, ...lost }, { ...over, ...lost })).toEqual([endedUncancelled("disputed")]);
  const late = { ...unpaid, isPremium: false };
  expect(contractEvents(userId, unpaid, late)).toEqual([endedUncancelled("unpaid")]);
  expect(contractEvents(userId, paid, late)).toEqual([failed, endedUncancelled("unpaid")]);
  expect(contractEvents(userId, late, over)).toEqual([]);
});
