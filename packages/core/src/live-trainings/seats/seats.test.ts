import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positionOf, seatsAt, type WaitingPlace, waitingPlaceOf, withSeat } from "./seats.ts";

const now = new Date("2027-03-01T09:00:00.000Z");
const [justEnded, stillOpen] = ["2027-03-01T09:00:00.000Z", "2027-03-01T09:00:00.001Z"];
const tomorrow = "2027-03-02T09:00:00.000Z";
const [begun, inMay] = ["2027-03-01T09:00:00.000Z", "2027-05-01T18:00:00.000Z"];

/**
 * Generates stored states that calls can leave. More seats may be taken than exist, because an admin may have lowered
 * their number.
 */
const situations = fc
  .record({
    maxParticipants: fc.integer({ min: 1, max: 6 }),
    registered: fc.integer({ min: 0, max: 8 }),
    offers: fc.array(fc.constantFrom(undefined, justEnded, stillOpen), { maxLength: 9 }),
  })
  .map(({ maxParticipants, registered, offers }) => {
    const line = offers.map((offeredUntil, index): WaitingPlace => ({ userId: index + 1, offeredUntil }));
    const held = line.filter(({ offeredUntil }) => offeredUntil).length;
    return { registered, event: { maxParticipants, taken: registered + held, line, startsAt: inMay } };
  });
const users = (line: WaitingPlace[]) => line.map(({ userId }) => userId);
const waitingIn = (line: WaitingPlace[]) => line.filter(({ offeredUntil }) => !offeredUntil);
const offersIn = (line: WaitingPlace[]) => line.filter(({ offeredUntil }) => offeredUntil);

describe("the seats of a live training, in any stored state,", () => {
  it("count registered and offered seats as taken", () => {
    fc.assert(
      fc.property(situations, ({ event, registered }) => {
        const { taken, line } = seatsAt(event, now);
        expect(taken).toBe(registered + offersIn(line).length);
      }),
    );
  });

  it("are never overbooked and never left free while somebody waits", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const { taken, line, offered } = seatsAt(event, now);
        if (offered.length > 0) expect(taken).toBeLessThanOrEqual(event.maxParticipants);
        if (taken < event.maxParticipants) expect(waitingIn(line)).toEqual([]);
      }),
    );
  });

  it("are offered in waiting order, and an expired offer ends", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const { line, offered } = seatsAt(event, now);
        const left = event.line.filter(({ offeredUntil }) => offeredUntil !== justEnded);
        expect(users(line)).toEqual(users(left));
        expect(users(offered)).toEqual(users(waitingIn(left)).slice(0, offered.length));
        for (const { userId, offeredUntil } of offered) {
          expect([waitingPlaceOf({ taken: 0, line }, userId)?.offeredUntil, offeredUntil]).toEqual([
            tomorrow,
            tomorrow,
          ]);
        }
      }),
    );
  });

  it("do not change when settled twice", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const { taken, line } = seatsAt(event, now);
        expect(seatsAt({ ...event, taken, line }, now)).toEqual({ taken, line, offered: [] });
      }),
    );
  });

  it("are only the registered ones after the start", () => {
    fc.assert(
      fc.property(situations, ({ event, registered }) => {
        expect(seatsAt({ ...event, startsAt: begun }, now)).toEqual({ taken: registered, line: [], offered: [] });
      }),
    );
  });

  it("can be taken with an offer, or when one is free and nobody waits", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const seats = seatsAt(event, now);
        const { maxParticipants } = event;
        for (const { userId, offeredUntil } of seats.line) {
          const after = withSeat(seats, maxParticipants, userId);
          expect(after !== null).toBe(offeredUntil !== undefined);
          if (!after) continue;
          expect(after.taken).toBe(seats.taken);
          expect(users(after.line)).toEqual(users(seats.line).filter((id) => id !== userId));
          expect(users(after.offered)).toEqual(users(seats.offered).filter((id) => id !== userId));
        }
        const isFree = seats.taken < maxParticipants && waitingIn(seats.line).length === 0;
        expect(withSeat(seats, maxParticipants, 99)).toEqual(isFree ? { ...seats, taken: seats.taken + 1 } : null);
      }),
    );
  });

  it("keep the waiting list in order of joining", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const seats = { ...event, line: [...event.line, { userId: 99 }] };
        const waiting = users(waitingIn(seats.line));
        expect(waiting.map((userId) => positionOf(seats, userId))).toEqual(waiting.map((_, index) => index + 1));
        expect(waiting.at(-1)).toBe(99);
        for (const { userId } of offersIn(seats.line)) expect(positionOf(seats, userId)).toBeNull();
        expect(positionOf(seats, 100)).toBeNull();
      }),
    );
  });
});

it("offers at most fifty seats per transaction, since each offer adds an event to it", () => {
  const line = Array.from({ length: 60 }, (_, index) => ({ userId: index + 1 }));
  const event = { taken: 0, maxParticipants: 500, startsAt: inMay };
  const first = seatsAt({ ...event, line }, now);
  expect(users(first.offered)).toEqual(users(line.slice(0, 50)));
  expect(users(seatsAt({ ...event, ...first }, now).offered)).toEqual(users(line.slice(50)));
});

it.each([
  ["2027-03-03T09:00:00.001Z", tomorrow],
  ["2027-03-03T09:00:00.000Z", tomorrow],
  ["2027-03-03T08:59:59.999Z", "2027-03-02T08:59:59.999Z"],
  ["2027-03-01T11:00:00.000Z", "2027-03-01T10:00:00.000Z"],
  ["2027-03-01T09:00:00.003Z", stillOpen],
])("an offer for a live training at %s is valid until %s: a day, or half of the remaining time", (startsAt, until) => {
  const { offered } = seatsAt({ taken: 0, maxParticipants: 1, line: [{ userId: 1 }], startsAt }, now);
  expect(offered).toEqual([{ userId: 1, offeredUntil: until }]);
});
