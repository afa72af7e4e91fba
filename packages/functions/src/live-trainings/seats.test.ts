import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import type { TestAnswer } from "@linkedpotential/local/testing/call";
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

const people = async (count: number): Promise<string[]> => {
  const accounts = await Promise.all(Array.from({ length: count }, () => readyAccount()));
  return accounts.map(({ token }) => token);
};
/** Creates accounts whose sessions outlast the days that pass in a test. Returns their tokens. */
const lastingPeople = async (count: number): Promise<string[]> => {
  const accounts = await Promise.all(Array.from({ length: count }, () => signedInUser(stack, { rememberMe: true })));
  return accounts.map(({ token }) => token);
};
const stateOf = async (token: string, eventId: number) => (await calls.seen(eventId, token)).participation;
const countOf = async (eventId: number) => (await calls.seen(eventId)).currentParticipants;
async function stored(eventId: number) {
  // Imported late, because entities bind to the table that the environment names at load time.
  const { participantsOf } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
  const { findLiveTraining } = await import("@linkedpotential/core/live-trainings/read-live-training");
  const { taken, line } = await findLiveTraining(eventId);
  const waiting = line.filter(({ offeredUntil }) => !offeredUntil).length;
  return { taken, waiting, registered: (await participantsOf(eventId)).length };
}
const codes = (answers: TestAnswer[]) =>
  answers.map(({ status, json }) => (status === 201 ? "registered" : (json as { code: string }).code));
const countCodes = (answers: TestAnswer[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(codes(answers), (code) => code)).map(([k, v]) => [k, v?.length]));

const nobody = null;
const registered = { state: "registered", position: null, offeredUntil: null };
const waiting = (position: number) => ({ state: "waiting", position, offeredUntil: null });
const offered = (offeredUntil: string) => ({ state: "offered", position: null, offeredUntil });

describe("seats", () => {
  it("are given to exactly 20 of 300 concurrent registrations, and the others are refused as full [EVENT-53, ERR-15]", {
    timeout: 180_000,
    tags: "one-engine",
  }, async () => {
    const [eventId, tokens] = [await calls.announce(), await people(300)];
    const answers = await Promise.all(tokens.map((token) => calls.register(token, eventId)));
    expect(countCodes(answers)).toEqual({ registered: 20, "live_training.full": 280 });
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ error: "Event is full" });
    expect(await countOf(eventId)).toBe(20);
    expect(await stored(eventId)).toEqual({ taken: 20, registered: 20, waiting: 0 });
  });

  it("are counted once for two concurrent registrations of a user [ERR-13]", async () => {
    const eventId = await calls.announce();
    const [token = ""] = await people(1);
    const answers = await Promise.all([calls.register(token, eventId), calls.register(token, eventId)]);
    expect(codes(answers).sort()).toEqual(["live_training.already_registered", "registered"]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      error: "Already registered for this event",
    });
    expect(await countOf(eventId)).toBe(1);
  });

  it("are free again after a cancellation, which counts once even if repeated [EVENT-58, EVENT-59]", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const [ida = "", jan = ""] = await people(2);
    await calls.register(ida, eventId);
    const answers = await Promise.all([calls.cancel(ida, eventId), calls.cancel(ida, eventId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await countOf(eventId)).toBe(0);
    expect((await calls.cancel(ida, eventId)).json).toMatchObject({ code: "live_training.not_registered" });
    expect((await calls.register(jan, eventId)).status).toBe(201);
    expect((await calls.register(ida, eventId)).json).toMatchObject({ code: "live_training.full" });
  });

  it("are the same in the list as in the single live training, for every reader", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const [ida = "", jan = "", kim = ""] = await people(3);
    await calls.register(ida, eventId);
    await calls.joinWaitingList(jan, eventId);
    const listed = async (token: string) => {
      const { json } = await stack.call("live-trainings/list", { token });
      return (json as LiveTraining[]).find(({ id }) => id === eventId);
    };
    for (const token of [ida, jan, kim, calls.admin]) {
      expect(await listed(token)).toEqual(await calls.seen(eventId, token));
    }
    const counts = { currentParticipants: 1, waitingParticipants: 1 };
    expect(await listed(jan)).toMatchObject({ ...counts, participation: waiting(1) });
  });

  it("are given up once, even if a second cancellation starts after the first one's write", async () => {
    const eventId = await calls.announce({ maxParticipants: 2 });
    const [ida = "", jan = ""] = await people(2);
    for (const token of [ida, jan]) await calls.register(token, eventId);
    const first = async () => {
      expect(await calls.cancel(ida, eventId)).toMatchObject({ status: 200 });
    };
    beforeNext("GetItemCommand", first, "live-training");
    expect(await calls.cancel(ida, eventId)).toMatchObject({ status: 404 });
    expect(await stored(eventId)).toEqual({ taken: 1, registered: 1, waiting: 0 });
  });
});

describe("the waiting list", () => {
  const full = async (waitingCount: number, overrides: Partial<NewLiveTraining> = {}) => {
    const eventId = await calls.announce({ maxParticipants: 1, ...overrides });
    const [holder = "", ...line] = await lastingPeople(1 + waitingCount);
    await calls.register(holder, eventId);
    for (const token of line) await calls.joinWaitingList(token, eventId);
    return { eventId, holder, line };
  };
  const pick = (tokens: string[], index: number) => tokens[index] ?? "";

  it("can be joined once, and only when no seat is free", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const [ida = "", jan = "", kim = ""] = await people(3);
    expect((await calls.joinWaitingList(ida, eventId)).json).toMatchObject({ participation: registered });
    expect((await calls.joinWaitingList(jan, eventId)).json).toMatchObject({
      participation: waiting(1),
      meetingLink: null,
    });
    expect((await calls.joinWaitingList(kim, eventId)).json).toMatchObject({
      participation: waiting(2),
      waitingParticipants: 2,
    });
    expect((await calls.joinWaitingList(jan, eventId)).json).toMatchObject({
      participation: waiting(1),
      waitingParticipants: 2,
    });
    expect((await calls.register(jan, eventId)).json).toMatchObject({ code: "live_training.full" });
    expect((await calls.joinWaitingList(ida, eventId)).json).toMatchObject({
      code: "live_training.already_registered",
    });
  });

  it("gets exactly one offer per freed seat, valid for a day", async () => {
    const { eventId, holder, line } = await full(2);
    await calls.cancel(holder, eventId);
    expect(await stateOf(pick(line, 0), eventId)).toEqual(offered("2027-03-02T09:00:00.000Z"));
    expect(await stateOf(pick(line, 1), eventId)).toEqual(waiting(1));
    expect(await countOf(eventId)).toBe(1);
    expect((await calls.register(holder, eventId)).json).toMatchObject({ code: "live_training.full" });
    expect((await calls.register(pick(line, 1), eventId)).json).toMatchObject({ code: "live_training.full" });
  });

  it("gives an offered seat to the user who accepts it, and passes it on if declined", async () => {
    const { eventId, holder, line } = await full(2);
    await calls.cancel(holder, eventId);
    await calls.cancel(pick(line, 0), eventId);
    expect(await stateOf(pick(line, 0), eventId)).toBe(nobody);
    expect((await calls.register(pick(line, 1), eventId)).json).toMatchObject({
      participation: registered,
      meetingLink: "https://meet.example.org/sales",
      currentParticipants: 1,
    });
  });

  it("counts the seats that it holds among those taken, and says how many they are", async () => {
    const { eventId, holder, line } = await full(2);
    const counts = async () => {
      const { currentParticipants, heldSeats, waitingParticipants } = await calls.seen(eventId);
      return [currentParticipants, heldSeats, waitingParticipants];
    };
    expect(await counts()).toEqual([1, 0, 2]);
    await calls.cancel(holder, eventId);
    expect(await counts()).toEqual([1, 1, 1]);
    await calls.register(pick(line, 0), eventId);
    expect(await counts()).toEqual([1, 0, 1]);
  });

  it("passes on an offer that was not accepted in time", async () => {
    const { eventId, holder, line } = await full(2);
    await calls.cancel(holder, eventId);
    stack.setNow("2027-03-02T09:00:00.000Z");
    expect((await calls.register(pick(line, 0), eventId)).json).toMatchObject({ code: "live_training.full" });
    expect(await stateOf(pick(line, 1), eventId)).toEqual(offered("2027-03-03T09:00:00.000Z"));
    expect((await calls.joinWaitingList(pick(line, 0), eventId)).json).toMatchObject({ participation: waiting(1) });
    expect((await calls.register(pick(line, 1), eventId)).json).toMatchObject({ participation: registered });
  });

  it("gives an offer near the start half of the remaining time, and ends at the start", async () => {
    // The live training starts at 18:00 UTC. The offer at 14:00 must therefore expire at 16:00, halfway to the start.
    const { eventId, holder, line } = await full(2);
    stack.setNow("2027-03-12T14:00:00.000Z");
    await calls.cancel(holder, eventId);
    expect(await stateOf(pick(line, 0), eventId)).toEqual(offered("2027-03-12T16:00:00.000Z"));
    stack.setNow("2027-03-12T18:00:00.000Z");
    expect(await calls.seen(eventId, holder)).toMatchObject({ currentParticipants: 0, waitingParticipants: 0 });
    expect((await calls.register(holder, eventId)).json).toMatchObject({ participation: registered });
  });

  it("can be left without a trace, and those behind move up", async () => {
    const { eventId, holder, line } = await full(3);
    expect((await calls.cancel(pick(line, 1), eventId)).json).toEqual({ success: true });
    expect(await stateOf(pick(line, 1), eventId)).toBe(nobody);
    expect(await stateOf(pick(line, 2), eventId)).toEqual(waiting(2));
    expect(await countOf(eventId)).toBe(1);
    expect(await stateOf(holder, eventId)).toEqual(registered);
  });

  it("gets offers when an admin adds seats", async () => {
    const { eventId, line } = await full(3);
    await calls.update(eventId, { maxParticipants: 3 });
    const states = await Promise.all(line.map((token) => stateOf(token, eventId)));
    expect(states.map((own) => own?.state)).toEqual(["offered", "offered", "waiting"]);
    expect(await countOf(eventId)).toBe(3);
  });

  it("is limited to 100 users", async () => {
    const { eventId } = await full(0);
    const { SeatsEntity } = await import("@linkedpotential/core/live-trainings/seats/seats.entity");
    const line = Array.from({ length: 99 }, (_, index) => index + 1);
    await SeatsEntity.patch({ liveTrainingId: eventId }).set({ line }).go();
    const [ida = "", jan = ""] = await people(2);
    expect((await calls.joinWaitingList(ida, eventId)).json).toMatchObject({ participation: waiting(100) });
    expect((await calls.joinWaitingList(jan, eventId)).json).toMatchObject({ code: "live_training.waiting_list_full" });
    await calls.cancel(ida, eventId);
    expect((await calls.joinWaitingList(jan, eventId)).json).toMatchObject({ participation: waiting(100) });
  });
});
