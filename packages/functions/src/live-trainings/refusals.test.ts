import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { newLiveTraining } from "@linkedpotential/fixtures/live-trainings";
import { signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: LiveTrainingCalls;
let beforeNext: Interleave;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  beforeNext = await interleaving();
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterAll(() => stack.stop());

const create = (body: object) => stack.call("live-trainings/create", { token: calls.admin, body });
const people = async (count: number): Promise<string[]> => {
  const accounts = await Promise.all(Array.from({ length: count }, () => signedInUser(stack, { rememberMe: true })));
  return accounts.map(({ token }) => token);
};

describe("a live training", () => {
  it("cannot be created or moved to the past, but one that has begun can be changed", async () => {
    const isPast = (field: string) => ({ status: 400, json: { fieldProblems: { [field]: { key: "dateIsPast" } } } });
    expect(await create(newLiveTraining({ date: "2027-03-01", time: "10:00" }))).toMatchObject(isPast("time"));
    expect((await create(newLiveTraining({ date: "2027-03-01", time: "10:01" }))).status).toBe(201);
    const eventId = await calls.announce();
    expect(await calls.update(eventId, { date: "2027-02-28" })).toMatchObject(isPast("date"));
    expect(await calls.update(eventId, { date: "2027-03-01", time: "09:00" })).toMatchObject(isPast("time"));
    expect(await calls.seen(eventId)).toMatchObject({ date: "2027-03-12", time: "19:00" });
    stack.setNow("2027-03-12T18:30:00.000Z");
    const { token } = await signedInAdmin(stack);
    const change = { token, params: { liveTrainingId: String(eventId) } };
    const update = (overrides: Partial<NewLiveTraining>) =>
      stack.call("live-trainings/update", { ...change, body: newLiveTraining(overrides) });
    expect(await update({ title: "Neuer Titel" })).toMatchObject({ status: 200, json: { title: "Neuer Titel" } });
    expect(await update({ time: "18:00" })).toMatchObject(isPast("time"));
  });

  it("cannot have fewer seats than those taken or held, and the refusal says how many these are", async () => {
    const eventId = await calls.announce({ maxParticipants: 3 });
    const tokens = await people(4);
    for (const token of tokens.slice(0, 3)) await calls.register(token, eventId);
    const refused = (taken: number) => ({
      status: 400,
      json: { fieldProblems: { maxParticipants: { key: "seatsBelowTaken", params: { taken } } } },
    });
    expect(await calls.update(eventId, { maxParticipants: 2 })).toMatchObject(refused(3));
    await calls.cancel(tokens[0] ?? "", eventId);
    expect(await calls.update(eventId, { maxParticipants: 1 })).toMatchObject(refused(2));
    expect(await calls.update(eventId, { maxParticipants: 2 })).toMatchObject({ status: 200 });
    await calls.joinWaitingList(tokens[3] ?? "", eventId);
    await calls.cancel(tokens[1] ?? "", eventId);
    expect(await calls.update(eventId, { maxParticipants: 1 })).toMatchObject(refused(2));
    // The offer has expired, so its seat is free.
    stack.setNow("2027-03-02T09:00:00.000Z");
    const { token } = await signedInAdmin(stack);
    const body = newLiveTraining({ maxParticipants: 1 });
    const update = { token, params: { liveTrainingId: String(eventId) }, body };
    expect(await stack.call("live-trainings/update", update)).toMatchObject({
      status: 200,
      json: { maxParticipants: 1, currentParticipants: 1, waitingParticipants: 0 },
    });
  });

  it("gets all problems of a change at once, of a series too", async () => {
    const problems = (answer: { json: unknown }) => (answer.json as { fieldProblems: object }).fieldProblems;
    const late = newLiveTraining({ date: "2027-02-28", duration: "lange" });
    expect(problems(await create(late))).toMatchObject({
      date: { key: "dateIsPast" },
      duration: { key: "durationInvalid" },
    });
    const { json } = await stack.call("live-trainings/create-series", {
      token: calls.admin,
      body: { ...newLiveTraining({ maxParticipants: 3 }), every: "week", count: 2 },
    });
    const eventId = (json as { ids: number[] }).ids[0] ?? 0;
    for (const token of await people(2)) await calls.register(token, eventId);
    const wrong = { date: "2027-02-28", maxParticipants: 1 };
    expect(problems(await calls.update(eventId, wrong))).toMatchObject({
      date: { key: "dateIsPast" },
      maxParticipants: { key: "seatsBelowTaken", params: { taken: 2 } },
    });
    const update = { token: calls.admin, params: { liveTrainingId: String(eventId) } };
    const following = { ...newLiveTraining(wrong), scope: "following" };
    expect(problems(await stack.call("live-trainings/update", { ...update, body: following }))).toMatchObject({
      date: { key: "dateIsPastOn", params: { date: "2027-03-12" } },
      maxParticipants: { key: "seatsBelowTakenOn", params: { taken: 2, date: "2027-03-12" } },
    });
  });

  it("cannot lose a seat while somebody takes one", async () => {
    const eventId = await calls.announce({ maxParticipants: 2 });
    const [ida = "", jan = ""] = await people(2);
    await calls.register(ida, eventId);
    beforeNext("TransactWriteItemsCommand", () => calls.register(jan, eventId));
    expect(await calls.update(eventId, { maxParticipants: 1 })).toMatchObject({
      status: 400,
      json: { fieldProblems: { maxParticipants: { params: { taken: 2 } } } },
    });
    expect(await calls.seen(eventId)).toMatchObject({ maxParticipants: 2, currentParticipants: 2 });
  });
});
