import { expect, it } from "vitest";
import type { ContractState } from "./contract-state.ts";
import { newsOf } from "./news-of.ts";

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

it("reports a contract that starts, whatever the state before", () => {
  expect(newsOf(userId, none, paid)).toEqual([started]);
  expect(newsOf(userId, over, { ...paid, subscriptionId: "sub_2" })).toEqual([started]);
  expect(newsOf(userId, cancelled, { ...paid, subscriptionId: "sub_2" })).toEqual([started]);
  expect(newsOf(userId, over, paid)).toEqual([started]);
});

it("reports nothing when the state is unchanged", () => {
  for (const state of [none, paid, cancelled, unpaid, over]) expect(newsOf(userId, state, state)).toEqual([]);
  expect(newsOf(userId, paid, { ...paid, periodEnd: "2027-06-12T10:00:00.000Z" })).toEqual([]);
});

it("reports a cancellation and its revocation, also when a contract starts canceled", () => {
  expect(newsOf(userId, paid, cancelled)).toEqual([isCancelledNews]);
  expect(newsOf(userId, none, cancelled)).toEqual([started, isCancelledNews]);
  const reactivated = { type: "subscription.reactivated", detail: { userId, renewsAt: paid.periodEnd } };
  expect(newsOf(userId, cancelled, paid)).toEqual([reactivated]);
  expect(newsOf(userId, unpaid, { ...unpaid, isCancelled: true })).toEqual([isCancelledNews]);
});

it("reports a failed payment with the end of the grace period", () => {
  expect(newsOf(userId, paid, unpaid)).toEqual([failed]);
  expect(newsOf(userId, none, unpaid)).toEqual([started, failed]);
  expect(newsOf(userId, unpaid, paid)).toEqual([]);
});

it("reports the end of Premium once, with the reason", () => {
  expect(newsOf(userId, cancelled, { ...over, isCancelled: true })).toEqual([ended("cancelled")]);
  expect(newsOf(userId, unpaid, over)).toEqual([ended("unpaid")]);
  const late = { ...unpaid, isPremium: false };
  expect(newsOf(userId, unpaid, late)).toEqual([ended("unpaid")]);
  expect(newsOf(userId, paid, late)).toEqual([failed, ended("unpaid")]);
  expect(newsOf(userId, late, over)).toEqual([]);
});
