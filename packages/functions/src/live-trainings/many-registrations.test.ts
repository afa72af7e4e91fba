import type { ErrorBody } from "@linkedpotential/contract/errors";
import { participantsMax, waitingListMax } from "@linkedpotential/contract/live-trainings/limits";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import type { TestAnswer } from "@linkedpotential/local/testing/call";
import { withFault } from "@linkedpotential/local/testing/faults";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const begin = "2027-03-01T09:00:00.000Z";
/** Time at which no call of the test can still be running. The schedule then completes interrupted calls. */
const afterTimeout = "2027-03-01T09:05:00.000Z";

let stack: TestStack;
let calls: LiveTrainingCalls;
let people: Person[];
let runSchedule: (time: string) => Promise<unknown>;

interface Person {
  token: string;
  userId: number;
}

beforeAll(async () => {
  stack = await startTestStack({}, { hasTransactionConflicts: true });
  stack.setNow(begin);
  calls = await liveTrainingCalls(stack);
  people = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const { token, user } = await readyAccount();
      return { token, userId: user.id };
    }),
  );
  const { handler } = await import("../schedules/offered-seats.ts");
  runSchedule = (time) => handler({ time }, { awsRequestId: "run" } as Context);
}, 120_000);
beforeEach(() => stack.setNow(begin));
afterAll(() => stack.stop());

const outcomeOf = ({ status, json, text }: TestAnswer): string => {
  const state = (json as { participation?: { state: string } }).participation?.state;
  return state ?? (json as Partial<ErrorBody>).code ?? `${status} ${text}`;
};
const countsOf = (outcomes: string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(outcomes, (one) => one)).map(([name, all]) => [name, all?.length]));
const join = ({ token }: Person, eventId: number) => calls.joinWaitingList(token, eventId);
const personAt = (index: number): Person => {
  const person = people[index];
  if (!person) throw new Error(`no person ${index}`);
  return person;
};

/** Returns seats, offers and waiting users as stored. Fails if the stored items contradict each other. */
async function readConsistentSeats(eventId: number) {
  // Imported late, because entities bind to the table that the environment names at load time.
  const { participantsOf } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
  const { findLiveTraining } = await import("@linkedpotential/core/live-trainings/read-live-training");
  const [{ taken, line, registered }, participants] = await Promise.all([
    findLiveTraining(eventId),
    participantsOf(eventId),
  ]);
  const inLine = line.map(({ userId }) => userId);
  const offered = line.filter(({ offeredUntil }) => offeredUntil).length;
  expect([...registered].sort()).toEqual(participants.sort());
  expect(taken).toBe(participants.length + offered);
  expect(new Set([...participants, ...inLine]).size).toBe(participants.length + inLine.length);
  return { registered: participants, offered, waiting: inLine.slice(offered), line: inLine };
}

const publishedEvents = async (eventId: number, type: string) =>
  (await storedItems()).filter(
    ({ pk, type: returnedPositions, detail }) =>
      pk === "outbox" &&
      returnedPositions === type &&
      (detail as { liveTrainingId: number }).liveTrainingId === eventId,
  );

describe("300 registrations for 10 seats and 100 places", () => {
  const expected = { registered: 10, waiting: 100, "live_training.waiting_list_full": 190 };

  it("fill both when they are concurrent, and only those that do not fit are refused [EVENT-53]", {
    timeout: 120_000,
  }, async () => {
    const eventId = await calls.announce({ maxParticipants: 10 });
    const answers = await Promise.all(people.map((person) => join(person, eventId)));
    expect(countsOf(answers.map(outcomeOf))).toEqual(expected);
    const { registered, waiting } = await readConsistentSeats(eventId);
    expect([registered.length, waiting.length]).toEqual([10, 100]);
    expect(await publishedEvents(eventId, "live-training.registered")).toHaveLength(10);
    // The position that a call returned must be the position in the stored list, and no two users may have the same
    // one.
    const positions = answers.map(
      ({ json }) => (json as { participation?: { position: number } }).participation?.position,
    );
    const returnedPositions = people.flatMap(({ userId }, nth) => (positions[nth] ? [[userId, positions[nth]]] : []));
    expect(new Map(returnedPositions as [number, number][])).toEqual(
      new Map(waiting.map((userId, index) => [userId, index + 1])),
    );
  });

  it("fill both when they come one after another", { timeout: 120_000 }, async () => {
    const eventId = await calls.announce({ maxParticipants: 10 });
    const outcomes: string[] = [];
    for (const person of people) outcomes.push(outcomeOf(await join(person, eventId)));
    expect(countsOf(outcomes)).toEqual(expected);
    const { line } = await readConsistentSeats(eventId);
    expect(line).toEqual(people.slice(10, 110).map(({ userId }) => userId));
  });

  it("stay exact while others cancel and an admin changes the number of seats", {
    timeout: 120_000,
  }, async () => {
    const eventId = await calls.announce({ maxParticipants: 10 });
    const early = people.slice(0, 20);
    for (const person of early) await join(person, eventId);
    const cancel = ({ token }: Person) => calls.cancel(token, eventId);
    const leaving = [0, 1, 2, 3, 4, 12, 13, 14];
    const [left, joined, changed] = await Promise.all([
      Promise.all(leaving.map((nth) => cancel(personAt(nth)))),
      Promise.all(people.slice(20).map((person) => join(person, eventId))),
      Promise.all([4, 12].map((maxParticipants) => calls.update(eventId, { maxParticipants }))),
    ]);
    expect(left.map(({ status }) => status)).toEqual(Array(8).fill(200));
    // More than four seats are taken throughout, so that this number is refused.
    expect(changed.map(({ status }) => status)).toEqual([400, 200]);
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(joined.map(outcomeOf)));
    await runSchedule(afterTimeout);
    const { registered, offered, waiting } = await readConsistentSeats(eventId);
    expect(registered.length + offered).toBeGreaterThanOrEqual(12);
    expect(waiting.length).toBeGreaterThan(0);
    // Users who joined early and stayed must be ahead of everybody who joined later.
    const stayed = early.filter((_, nth) => !leaving.includes(nth)).map(({ userId }) => userId);
    const { line } = await readConsistentSeats(eventId);
    const inFront = line.filter((userId) => stayed.includes(userId));
    expect(line.slice(0, inFront.length)).toEqual(inFront);
  });
});

describe("a registration that fails between the seat and the participation", () => {
  const killed = (person: Person, eventId: number, moment: "before" | "after" = "before") =>
    withFault({ call: 1, moment, isLasting: true, operation: "TransactWriteItems" }, async () => {
      expect((await calls.register(person.token, eventId)).status).toBe(500);
    });

  it("is completed by its retry, whichever answer was lost", async () => {
    const eventId = await calls.announce({ maxParticipants: 2 });
    await killed(personAt(0), eventId);
    expect(outcomeOf(await calls.register(personAt(0).token, eventId))).toBe("registered");
    const lost = { call: 1, moment: "after", isLasting: false, operation: "UpdateItem" } as const;
    expect(await withFault(lost, () => calls.register(personAt(1).token, eventId))).toBe(true);
    expect(outcomeOf(await calls.register(personAt(1).token, eventId))).toBe("registered");
    expect((await readConsistentSeats(eventId)).registered).toHaveLength(2);
    expect(await publishedEvents(eventId, "live-training.registered")).toHaveLength(2);
  });

  it("is completed by the schedule once no call can still be running, and its seat is never given away", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    await killed(personAt(0), eventId);
    expect(outcomeOf(await calls.register(personAt(1).token, eventId))).toBe("live_training.full");
    expect(await runSchedule("2027-03-01T09:00:59.000Z")).toMatchObject({ repaired: 0 });
    expect(await runSchedule(afterTimeout)).toMatchObject({ repaired: 1 });
    expect(await runSchedule(afterTimeout)).toMatchObject({ repaired: 0 });
    expect((await readConsistentSeats(eventId)).registered).toEqual([personAt(0).userId]);
    expect(await publishedEvents(eventId, "live-training.registered")).toHaveLength(1);
  });

  it("can be canceled, and the seat is free again", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    await killed(personAt(0), eventId);
    expect(await calls.cancel(personAt(0).token, eventId)).toMatchObject({ status: 200 });
    expect(outcomeOf(await calls.register(personAt(1).token, eventId))).toBe("registered");
    expect((await readConsistentSeats(eventId)).registered).toEqual([personAt(1).userId]);
  });
});

describe("a cancellation that fails between the seat and the participation", () => {
  const killed = (person: Person, eventId: number) =>
    withFault({ call: 1, moment: "before", isLasting: true, operation: "TransactWriteItems" }, async () => {
      expect((await calls.cancel(person.token, eventId)).status).toBe(500);
    });

  it("is completed by its retry or by a new registration", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    for (const complete of [calls.cancel, calls.register]) {
      await calls.register(personAt(0).token, eventId);
      await killed(personAt(0), eventId);
      expect((await complete(personAt(0).token, eventId)).status).toBeLessThan(300);
      await readConsistentSeats(eventId);
    }
    expect((await readConsistentSeats(eventId)).registered).toEqual([personAt(0).userId]);
  });

  it("is completed by the schedule, which offers the seat to the first who waits", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    await calls.register(personAt(0).token, eventId);
    for (const person of people.slice(1, 1 + waitingListMax)) await join(person, eventId);
    await killed(personAt(0), eventId);
    // Refused registrations must not write: hundreds of them would block those who get a place.
    const transaction = { call: 1, moment: "before", isLasting: true, operation: "TransactWriteItems" } as const;
    const hasWritten = await withFault(transaction, async () => {
      const [toList, toSeat] = [join(personAt(101), eventId), calls.register(personAt(102).token, eventId)];
      expect(outcomeOf(await toList)).toBe("live_training.waiting_list_full");
      expect(outcomeOf(await toSeat)).toBe("live_training.full");
    });
    expect(hasWritten).toBe(false);
    expect(await runSchedule(afterTimeout)).toMatchObject({ repaired: 1, offers: 1 });
    expect(await readConsistentSeats(eventId)).toMatchObject({ registered: [], offered: 1 });
    expect(await publishedEvents(eventId, "live-training.cancelled")).toHaveLength(1);
  });
});

describe("a live training from before seats had their own item", () => {
  async function oldEvent(): Promise<number> {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const { LiveTrainingEntity } = await import("@linkedpotential/core/live-trainings/live-training.entity");
    const { SeatsEntity } = await import("@linkedpotential/core/live-trainings/seats/seats.entity");
    await calls.register(personAt(0).token, eventId);
    await SeatsEntity.delete({ liveTrainingId: eventId }).go();
    const line = [{ userId: personAt(1).userId }];
    await LiveTrainingEntity.patch({ liveTrainingId: eventId }).set({ taken: 1, line }).go();
    return eventId;
  }

  it("shows its seats, and keeps them when the first change migrates them", async () => {
    const changes = [
      (eventId: number) => join(personAt(2), eventId),
      (eventId: number) => calls.cancel(personAt(0).token, eventId),
      (eventId: number) => calls.update(eventId, { maxParticipants: participantsMax }),
      () => runSchedule(afterTimeout),
    ];
    for (const change of changes) {
      stack.setNow(begin);
      const eventId = await oldEvent();
      const shown = {
        currentParticipants: 1,
        waitingParticipants: 1,
        participation: { state: "waiting", position: 1 },
      };
      expect(await calls.seen(eventId, personAt(1).token)).toMatchObject(shown);
      const { json } = await stack.call("live-trainings/list", { token: personAt(1).token });
      expect((json as { id: number }[]).find(({ id }) => id === eventId)).toMatchObject(shown);
      await change(eventId);
      const { line } = await readConsistentSeats(eventId);
      expect(line[0]).toBe(personAt(1).userId);
      await calls.remove(eventId);
    }
  });
});
