import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Place, placeOf, positionOf, settled, withSeat } from "./seats.ts";

const now = new Date("2027-03-01T09:00:00.000Z");
const [justEnded, stillOpen] = ["2027-03-01T09:00:00.000Z", "2027-03-01T09:00:00.001Z"];
const tomorrow = "2027-03-02T09:00:00.000Z";
const [begun, inMay] = ["2027-03-01T09:00:00.000Z", "2027-05-01T18:00:00.000Z"];

/** An event as calls may leave it; an admin may have lowered the number of its seats. */
const situations = fc
  .record({
    maxParticipants: fc.integer({ min: 1, max: 6 }),
    registered: fc.integer({ min: 0, max: 8 }),
    offers: fc.array(fc.constantFrom(undefined, justEnded, stillOpen), { maxLength: 9 }),
  })
  .map(({ maxParticipants, registered, offers }) => {
    const line = offers.map((offeredUntil, index): Place => ({ userId: index + 1, offeredUntil }));
    const held = line.filter(({ offeredUntil }) => offeredUntil).length;
    return { registered, event: { maxParticipants, taken: registered + held, line, startsAt: inMay } };
  });
const users = (line: Place[]) => line.map(({ userId }) => userId);
const waitingIn = (line: Place[]) => line.filter(({ offeredUntil }) => !offeredUntil);
const heldIn = (line: Place[]) => line.filter(({ offeredUntil }) => offeredUntil);

describe("the seats of an event, whatever came before,", () => {
  it("are those that are registered and those that are kept for somebody", () => {
    fc.assert(
      fc.property(situations, ({ event, registered }) => {
        const { taken, line } = settled(event, now);
        expect(taken).toBe(registered + heldIn(line).length);
      }),
    );
  });

  it("are never offered beyond their number, and never lie idle while somebody waits", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const { taken, line, offered } = settled(event, now);
        if (offered.length > 0) expect(taken).toBeLessThanOrEqual(event.maxParticipants);
        if (taken < event.maxParticipants) expect(waitingIn(line)).toEqual([]);
      }),
    );
  });

  it("go to the first who wait, in their order; an offer that was not taken has ended", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const { line, offered } = settled(event, now);
        const left = event.line.filter(({ offeredUntil }) => offeredUntil !== justEnded);
        expect(users(line)).toEqual(users(left));
        expect(users(offered)).toEqual(users(waitingIn(left)).slice(0, offered.length));
        for (const { userId, offeredUntil } of offered) {
          expect([placeOf({ taken: 0, line }, userId)?.offeredUntil, offeredUntil]).toEqual([tomorrow, tomorrow]);
        }
      }),
    );
  });

  it("stay as they are when they are looked at again", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const { taken, line } = settled(event, now);
        expect(settled({ ...event, taken, line }, now)).toEqual({ taken, line, offered: [] });
      }),
    );
  });

  it("are only the registered ones once it has begun", () => {
    fc.assert(
      fc.property(situations, ({ event, registered }) => {
        expect(settled({ ...event, startsAt: begun }, now)).toEqual({ taken: registered, line: [], offered: [] });
      }),
    );
  });

  it("are taken by whom one is kept for, or while nobody waits for a free one", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const seats = settled(event, now);
        const { maxParticipants } = event;
        for (const { userId, offeredUntil } of seats.line) {
          const after = withSeat(seats, maxParticipants, userId);
          expect(after !== null).toBe(offeredUntil !== undefined);
          if (!after) continue;
          expect(after.taken).toBe(seats.taken);
          expect(placeOf(after, userId)).toBeUndefined();
          expect(users(after.offered)).toEqual(users(seats.offered).filter((id) => id !== userId));
        }
        const isFree = seats.taken < maxParticipants && waitingIn(seats.line).length === 0;
        expect(withSeat(seats, maxParticipants, 99)).toEqual(isFree ? { ...seats, taken: seats.taken + 1 } : null);
      }),
    );
  });

  it("are waited for in the order of coming", () => {
    fc.assert(
      fc.property(situations, ({ event }) => {
        const seats = { ...event, line: [...event.line, { userId: 99 }] };
        const waiting = users(waitingIn(seats.line));
        expect(waiting.map((userId) => positionOf(seats, userId))).toEqual(waiting.map((_, index) => index + 1));
        expect(waiting.at(-1)).toBe(99);
        for (const { userId } of heldIn(seats.line)) expect(positionOf(seats, userId)).toBeNull();
        expect(positionOf(seats, 100)).toBeNull();
      }),
    );
  });
});

it("fifty are offered at once at most: each person is told in the same transaction", () => {
  const line = Array.from({ length: 60 }, (_, index) => ({ userId: index + 1 }));
  const event = { taken: 0, maxParticipants: 500, startsAt: inMay };
  const first = settled({ ...event, line }, now);
  expect(users(first.offered)).toEqual(users(line.slice(0, 50)));
  expect(users(settled({ ...event, ...first }, now).offered)).toEqual(users(line.slice(50)));
});

it.each([
  ["2027-03-03T09:00:00.001Z", tomorrow],
  ["2027-03-03T09:00:00.000Z", tomorrow],
  ["2027-03-03T08:59:59.999Z", "2027-03-02T08:59:59.999Z"],
  ["2027-03-01T11:00:00.000Z", "2027-03-01T10:00:00.000Z"],
  ["2027-03-01T09:00:00.003Z", stillOpen],
])("one of an event at %s is kept until %s: a day, or half of what is left", (startsAt, until) => {
  const { offered } = settled({ taken: 0, maxParticipants: 1, line: [{ userId: 1 }], startsAt }, now);
  expect(offered).toEqual([{ userId: 1, offeredUntil: until }]);
});
