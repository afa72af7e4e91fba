import type { StoredLiveTraining } from "../live-training.entity.ts";
import type { StoredSeats } from "./seats.entity.ts";
import type { Seats } from "./seats.ts";

export interface EventSeats extends Seats {
  registered: ReadonlySet<number>;
  /** Absent for an event of which the seats still stand in its own item. */
  seatsRevision?: number | undefined;
}
/** An event's own item without the seats that older items hold. */
export type EventItem = Omit<StoredLiveTraining, "taken" | "line">;
export type LiveTrainingWithSeats = EventItem & EventSeats;

/** Joins an event with its seats. Events stored before the seats had an item bring their own (docs/adr/0034). */
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

/** The event's item alone, to be written. */
export function itemOf(event: LiveTrainingWithSeats): EventItem {
  const { taken: _taken, line: _line, registered: _registered, seatsRevision: _revision, ...item } = event;
  return item;
}

/** Stored form of a line. */
export const storedLine = ({ taken, line }: Seats) => ({
  taken,
  line: line.map(({ userId }) => userId),
  offers: line.flatMap(({ userId, offeredUntil }) => (offeredUntil ? [{ userId, offeredUntil }] : [])),
});
