import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { type LiveTrainingCalls, liveTrainingCalls } from "@linkedpotential/local/testing/live-trainings";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

const [seats, people] = [20, 30];
/** Number of rounds. One seat is given up per round, so each of the 20 seats is given up three times. */
const rounds = 60;

let stack: TestStack;
let calls: LiveTrainingCalls;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow("2027-03-01T09:00:00.000Z");
  calls = await liveTrainingCalls(stack);
});
afterAll(() => stack.stop());

/** Returns the ids of users with a seat, with an offer and on the waiting list, from the stored items. */
async function readSeats(eventId: number) {
  // Imported late, because entities bind to the table that the environment names at load time.
  const { participantsOf } = await import("@linkedpotential/core/live-trainings/seats/participation.entity");
  const { findLiveTraining } = await import("@linkedpotential/core/live-trainings/read-live-training");
  const [{ taken, line }, registered] = await Promise.all([findLiveTraining(eventId), participantsOf(eventId)]);
  const { offered = [], waiting = [] } = Object.groupBy(line, (place) => (place.offeredUntil ? "offered" : "waiting"));
  const ids = (seatState: typeof line) => seatState.map(({ userId }) => userId);
  return { taken, registered, offered: ids(offered), waiting: ids(waiting) };
}

it(`20 seats are never overbooked or left free while users cancel, accept and join concurrently, ${rounds} times`, {
  timeout: 180_000,
}, async () => {
  const eventId = await calls.announce({ maxParticipants: seats });
  const accounts = await Promise.all(Array.from({ length: people }, () => readyAccount()));
  const tokens = new Map(accounts.map(({ user, token }) => [user.id, token]));
  const join = (userId: number) => calls.joinWaitingList(tokens.get(userId) ?? "", eventId);
  const leave = (userId: number) => calls.cancel(tokens.get(userId) ?? "", eventId);
  await Promise.all([...tokens.keys()].slice(0, seats).map(join));
  for (const userId of [...tokens.keys()].slice(seats)) await join(userId);

  let seatState = await readSeats(eventId);
  for (let round = 0; round < rounds; round += 1) {
    const { registered, offered, waiting } = seatState;
    const withoutSeat = [...tokens.keys()].filter((id) => ![...registered, ...offered, ...waiting].includes(id));
    // In every fifth round, the users with an offer decline it.
    const isDeclined = round % 5 === 4;
    const answers = await Promise.all([
      ...registered
        .slice(round % seats)
        .slice(0, 1)
        .map(leave),
      ...offered.map(isDeclined ? leave : join),
      ...withoutSeat.map(join),
    ]);
    seatState = await readSeats(eventId);
    expect(answers.map(({ status }) => status)).not.toContain(409);
    const everybody = [...seatState.registered, ...seatState.offered, ...seatState.waiting];
    expect(new Set(everybody).size).toBe(everybody.length);
    expect([round, seatState.taken, seatState.registered.length + seatState.offered.length]).toEqual([
      round,
      seats,
      seats,
    ]);
  }
});
