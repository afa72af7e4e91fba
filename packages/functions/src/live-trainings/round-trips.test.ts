import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let token: string;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  ({ token } = await signedInUser(stack));
});
afterAll(() => stack.stop());

const trips = (id: Parameters<TestStack["call"]>[0], options: CallOptions = {}, status = 200) =>
  countRoundTrips(async () => {
    const answer = await stack.call(id, { token, ...options });
    expect(answer.status, answer.text).toBe(status);
  });
const about = (eventId: number) => ({ params: { liveTrainingId: String(eventId) } });

describe("sequential round trips after the session check", () => {
  it("are one for every read, however many live trainings there are", async () => {
    const eventId = await calls.announce();
    await calls.announce({ date: "2027-03-01", time: "10:30" });
    const list = await trips("live-trainings/list");
    expect(list.inSeries).toBe(2);
    expect(list.actions.sort()).toEqual(["GetItem", "GetItem", "Query", "Query", "Query"]);
    expect((await trips("live-trainings/list", { query: { view: "past" } })).inSeries).toBe(2);
    expect((await trips("live-trainings/get", about(eventId))).inSeries).toBe(2);
    expect((await trips("live-trainings/calendar", about(eventId))).inSeries).toBe(2);
    expect((await trips("live-trainings/list-participations")).inSeries).toBe(2);
  });

  it("are a read and an update to join the waiting list, plus a transaction for a seat or a cancellation", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const event = { params: { eventId: String(eventId) } };
    const waiting = { body: { eventId, waitingList: true } };
    const { actions, inSeries } = await trips("live-trainings/register", { body: { eventId } }, 201);
    expect(inSeries).toBe(4);
    expect(actions.slice(-2)).toEqual(["UpdateItem", "TransactWriteItems"]);
    expect((await trips("live-trainings/register", { ...waiting, token: calls.admin }, 201)).inSeries).toBe(3);
    expect((await trips("live-trainings/cancel", event)).inSeries).toBe(4);
    expect((await trips("live-trainings/register", { ...waiting, token: calls.admin }, 201)).inSeries).toBe(4);
  });

  it("include an additional read when the live training is full", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    await calls.register(calls.admin, eventId);
    expect((await trips("live-trainings/register", { body: { eventId } }, 409)).inSeries).toBe(2);
  });

  it("are one transaction for a creation by an admin, plus a read for a change or a deletion", async () => {
    const admin = { token: calls.admin, body: newLiveTraining() };
    expect((await trips("live-trainings/create", admin, 201)).inSeries).toBe(2);
    const eventId = await calls.announce();
    expect((await trips("live-trainings/update", { ...admin, ...about(eventId) })).inSeries).toBe(3);
    expect((await trips("live-trainings/delete", { token: calls.admin, ...about(eventId) })).inSeries).toBe(3);
  });
});
