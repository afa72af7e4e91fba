import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const seats = 10;

let stack: TestStack;
let calls: LiveTrainingCalls;
let people: ReadyAccount[];
beforeAll(async () => {
  stack = await startTestStack({}, { hasTransactionConflicts: true });
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
  people = await Promise.all(Array.from({ length: 30 }, () => readyAccount()));
}, 60_000);
afterAll(() => stack.stop());

const person = (eventId: number, { user }: ReadyAccount) => ({
  token: calls.admin,
  params: { liveTrainingId: String(eventId), participantId: String(user.id) },
});
const remove = (eventId: number, account: ReadyAccount) =>
  stack.call("live-trainings/remove-participant", person(eventId, account));
const moveToFront = (eventId: number, account: ReadyAccount) =>
  stack.call("live-trainings/move-on-waiting-list", { ...person(eventId, account), body: { position: 1 } });
const add = (eventId: number, { user }: ReadyAccount, addsSeat = false) =>
  stack.call("live-trainings/add-participant", {
    token: calls.admin,
    params: { liveTrainingId: String(eventId) },
    body: { email: user.email, ...(addsSeat && { addsSeat }) },
  });
const join = (eventId: number, { token }: ReadyAccount) => calls.joinWaitingList(token, eventId);

/** Returns the ids with a seat, with an offer and on the waiting list. Fails if seats and participations differ. */
async function readSeats(eventId: number) {
  // Imported late, because entities bind to the table that the environment names at load time.
  const { participantsOf } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
  const { findLiveTraining } = await import("@linkedpotential/core/live-trainings/read-live-training");
  const { SeatsEntity } = await import("@linkedpotential/core/live-trainings/seats/seats.entity");
  const [{ taken, line, registered }, participants, { data }] = await Promise.all([
    findLiveTraining(eventId),
    participantsOf(eventId),
    SeatsEntity.get({ liveTrainingId: eventId }).go({ consistent: true }),
  ]);
  expect(participants.sort()).toEqual([...registered].sort());
  expect(data?.lineSince).toHaveLength(line.length);
  const { offered = [], waiting = [] } = Object.groupBy(line, (place) => (place.offeredUntil ? "offered" : "waiting"));
  const everybody = [...registered, ...line.map(({ userId }) => userId)];
  expect(new Set(everybody).size).toBe(everybody.length);
  expect(taken).toBe(registered.size + offered.length);
  return { taken, registered: [...registered], offered: offered.length, waiting: waiting.length };
}

const eventsOf = async (liveTrainingId: number, type: string) =>
  (await storedItems()).filter(
    ({ pk, detail, type: stored }) =>
      pk === "outbox" &&
      stored === `live-training.${type}` &&
      (detail as { liveTrainingId: number }).liveTrainingId === liveTrainingId,
  );

describe("the changes of an admin to the participants", () => {
  it("add one seat per person, when several admins add seats for several people at once", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const [holder, ...line] = people.slice(0, 6) as [ReadyAccount, ...ReadyAccount[]];
    await join(eventId, holder);
    for (const account of line) await join(eventId, account);
    const answers = await Promise.all([...line, ...line].map((account) => add(eventId, account, true)));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(line.length);
    for (const account of line) await add(eventId, account, true);
    expect(await readSeats(eventId)).toMatchObject({ taken: 6, offered: 0, waiting: 0 });
    expect(await calls.seen(eventId)).toMatchObject({ maxParticipants: 6, currentParticipants: 6 });
  });

  it("neither lose nor double a seat while others register, cancel and wait, in 20 rounds", {
    timeout: 120_000,
  }, async () => {
    const eventId = await calls.announce({ maxParticipants: seats });
    for (const account of people) await join(eventId, account);
    const at = (index: number) => people[index % people.length] as ReadyAccount;
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        remove(eventId, at(round)),
        remove(eventId, at(round + 7)),
        moveToFront(eventId, at(round + 12)),
        moveToFront(eventId, at(round + 17)),
        add(eventId, at(round + 25)),
        join(eventId, at(round + 3)),
        calls.cancel(at(round + 5).token, eventId),
        calls.cancel(at(round + 15).token, eventId),
      ]);
      expect(answers.map(({ status }) => status)).not.toContain(500);
      const { taken, waiting } = await readSeats(eventId);
      expect(taken).toBeLessThanOrEqual(seats);
      if (waiting > 0) expect([round, taken]).toEqual([round, seats]);
    }
  });

  it("remove a person once, although two admins do it and the person cancels", async () => {
    for (let round = 0; round < 5; round += 1) {
      const eventId = await calls.announce({ maxParticipants: 1 });
      const [holder, next] = people as [ReadyAccount, ReadyAccount];
      await join(eventId, holder);
      await join(eventId, next);
      const answers = await Promise.all([
        remove(eventId, holder),
        remove(eventId, holder),
        calls.cancel(holder.token, eventId),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
      expect(statuses).toContain(200);
      expect(await readSeats(eventId)).toEqual({ taken: 1, registered: [], offered: 1, waiting: 0 });
      const ended = [...(await eventsOf(eventId, "participant-removed")), ...(await eventsOf(eventId, "cancelled"))];
      expect(ended).toHaveLength(1);
      expect(await eventsOf(eventId, "seat-offered")).toHaveLength(1);
    }
  });

  it("give the last seat to one of those added at once, and the others wait", async () => {
    const eventId = await calls.announce({ maxParticipants: 1 });
    const answers = await Promise.all(people.slice(0, 8).map((account) => add(eventId, account)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await readSeats(eventId)).toMatchObject({ taken: 1, offered: 0, waiting: 7 });
    expect(await eventsOf(eventId, "participant-added")).toHaveLength(1);
  });

  it("never leave fewer seats than are taken while others register", async () => {
    const eventId = await calls.announce({ maxParticipants: seats });
    const answers = await Promise.all([
      ...people.slice(0, seats).map((account) => calls.register(account.token, eventId)),
      ...[3, 5, 7].map((maxParticipants) => calls.update(eventId, { maxParticipants })),
    ]);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    const { taken } = await readSeats(eventId);
    expect((await calls.seen(eventId)).maxParticipants).toBeGreaterThanOrEqual(taken);
  });
});
