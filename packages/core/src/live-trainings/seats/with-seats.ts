import type { StoredLiveTraining } from "../live-training.entity.ts";
import type { StoredSeats } from "./seats.entity.ts";
import type { Seats } from "./seats.ts";

export interface EventSeats extends Seats {
  registered: ReadonlySet<number>;
  /** Absent when the seats are still part of the live training's item. */
  seatsRevision?: number | undefined;
}
/** The live training's own item, without the seats that old items hold. */
export type EventItem = Omit<StoredLiveTraining, "taken" | "line">;
export type LiveTrainingWithSeats = EventItem & EventSeats;

/** Joins a live training with its seats. Old items hold their seats themselves (docs/adr/0034). */
export function withSeats(event: StoredLiveTraining, seats: StoredSeats | null | undefined): LiveTrainingWithSeats {
  const { taken = 0, line = [], ...item } = event;
  return { ...item, ...(seats ? seatsOf(seats) : { taken, line, registered: new Set() }) };
}

export function joinSeats(
  events: readonly StoredLiveTraining[],
  seats: readonly StoredSeats[],
): LiveTrainingWithSeats[] {
  const seatsById = new Map(seats.map((one) => [one.liveTrainingId, one]));
  return events.map((event) => withSeats(event, seatsById.get(event.liveTrainingId)));
}

export function seatsOf({ taken, line, offers, registered = [], revision }: StoredSeats): EventSeats {
  const until = new Map(offers.map(({ userId, offeredUntil }) => [userId, offeredUntil]));
  return {
    taken,
    line: line.map((userId) => ({ userId, offeredUntil: until.get(userId) })),
    registered: new Set(registered),
    seatsRevision: revision,
  };
}

/** Removes the seats, leaving the live training's own item. */
export function itemOf(event: LiveTrainingWithSeats): EventItem {
  const { taken: _taken, line: _line, registered: _registered, seatsRevision: _revision, ...item } = event;
  return item;
}

/** Converts a line to the attributes of the seats item. */
export const storedLine = ({ taken, line }: Seats) => ({
  taken,
  line: line.map(({ userId }) => userId),
  offers: line.flatMap(({ userId, offeredUntil }) => (offeredUntil ? [{ userId, offeredUntil }] : [])),
});
