import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
afterAll(() => stack.stop());

const create = (overrides: object, token = calls.admin) =>
  stack.call("live-trainings/create-series", { token, body: { ...newLiveTraining(), ...overrides } });
async function created(overrides: object): Promise<LiveTraining[]> {
  const { status, json, text } = await create(overrides);
  expect(status, text).toBe(201);
  return Promise.all((json as { ids: number[] }).ids.map((id) => calls.seen(id)));
}

describe("a series", () => {
  it("creates all its live trainings, at the same time in Berlin before and after a clock change", async () => {
    const events = await created({ date: "2027-03-21", every: "week", count: 3, title: "Wöchentlich" });
    expect(events.map(({ title, date, time, startsAt }) => [title, date, time, startsAt])).toEqual([
      ["Wöchentlich", "2027-03-21", "19:00", "2027-03-21T18:00:00.000Z"],
      ["Wöchentlich", "2027-03-28", "19:00", "2027-03-28T17:00:00.000Z"],
      ["Wöchentlich", "2027-04-04", "19:00", "2027-04-04T17:00:00.000Z"],
    ]);
  });

  it("may have 52 live trainings with the longest texts, and no more", async () => {
    const long = { description: "ä".repeat(5000), meetingLink: `https://meet.example.org/${"x".repeat(1900)}` };
    const events = await created({ ...long, every: "two-weeks", count: 52 });
    expect(new Set(events.map(({ id }) => id)).size).toBe(52);
    expect(events.at(-1)?.date).toBe("2029-02-23");
    for (const count of [53, 1, 2.5]) {
      expect(await create({ every: "week", count })).toMatchObject({
        status: 400,
        json: { fieldProblems: { count: { key: "seriesRange", params: { min: 2, max: 52 } } } },
      });
    }
  });

  it("must begin in the future and end before the year 2100", async () => {
    const refused = async (overrides: object) =>
      ((await create({ every: "month", count: 3, ...overrides })).json as { fieldProblems: object }).fieldProblems;
    expect(await refused({ date: "2027-02-28" })).toMatchObject({ date: { key: "dateIsPast" } });
    expect(await refused({ date: "2099-11-30" })).toMatchObject({ date: { key: "dateInvalid" } });
  });

  it("is created by admins only", async () => {
    const { token } = await signedInUser(stack);
    expect((await create({ every: "week", count: 2 }, token)).status).toBe(403);
  });

  it("takes concurrent registrations from its first second on, without overbooking", async () => {
    const [event] = await created({ every: "month", count: 2, maxParticipants: 5 });
    const eventId = event?.id ?? 0;
    const accounts = await Promise.all(Array.from({ length: 12 }, () => readyAccount()));
    const answers = await Promise.all(accounts.map(({ token }) => calls.register(token, eventId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(409)]);
    expect(await calls.seen(eventId)).toMatchObject({ currentParticipants: 5 });
  });
});
