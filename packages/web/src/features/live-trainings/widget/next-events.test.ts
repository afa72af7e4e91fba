import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { expect, it } from "vitest";
import { nextEvents } from "./next-events.ts";

const now = new Date("2027-03-01T09:00:00Z");
const event = (id: number, startsAt: string) => ({ id, startsAt }) as LiveTraining;
const [over, first, second, third] = [
  event(9, "2027-03-01T08:59:00Z"),
  event(1, "2027-03-02T18:00:00Z"),
  event(2, "2027-03-05T18:00:00Z"),
  event(3, "2027-03-07T18:00:00Z"),
] as const;
const ids = (events: LiveTraining[], own: number[] = []) => nextEvents(events, new Set(own), now).map(({ id }) => id);

it("the next events are the soonest one and the soonest one with a registration [WIDGET-02..05, CONST-112, D52]", () => {
  expect(ids([third, first, second, over], [3])).toEqual([1, 3]);
});

it("the next events are the soonest two if the first is registered or none is [WIDGET-06-NS, D52]", () => {
  expect(ids([third, first, second], [1, 3])).toEqual([1, 2]);
  expect(ids([third, first, second])).toEqual([1, 2]);
  expect(ids([first, over], [9])).toEqual([1]);
});

it("the next events are ordered by start, then by id, regardless of creation order", () => {
  const [late, early] = [event(4, third.startsAt), event(5, "2027-03-02T17:00:00Z")];
  expect(ids([first, third, early])).toEqual([5, 1]);
  expect(ids([late, third])).toEqual([3, 4]);
});

it("the next events do not include one that begins right now", () => {
  expect(ids([event(6, now.toISOString())])).toEqual([]);
});

it("there are no next events when all are over [WIDGET-03]", () => {
  expect(ids([over], [9])).toEqual([]);
});
