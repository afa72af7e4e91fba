import type { StoredLiveTraining } from "../live-training.entity.ts";
import type { StoredSeats } from "./seats.entity.ts";
import type { Seats } from "./seats.ts";

export interface EventSeats extends Seats {
  registered: ReadonlySet<number>;
  seatsRevision?: number | undefined;
  /** Whether the seats store when each user joined the waiting list. */
  hasTimes?: boolean | undefined;
}
export type LiveTrainingItem = Omit<StoredLiveTraining, "taken" | "line">;
export type LiveTrainingWithSeats = LiveTrainingItem & EventSeats;

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

export function seatsOf({ taken, line, lineSince, offers, registered = [], revision }: StoredSeats): EventSeats {
  const until = new Map(offers.map(({ userId, offeredUntil }) => [userId, offeredUntil]));
  return {
    taken,
    line: line.map((userId, index) => ({ userId, offeredUntil: until.get(userId), since: lineSince?.[index] })),
    registered: new Set(registered),
    seatsRevision: revision,
    hasTimes: lineSince !== undefined,
  };
}

export function withoutSeats(event: LiveTrainingWithSeats): LiveTrainingItem {
  const { taken: _taken, line: _line, registered: _registered, seatsRevision: _revision, hasTimes: _, ...item } = event;
  return item;
}

/** Returns the attributes that store the seats. Leaves out the times of joining when the event does not store them. */
export const seatAttributes = ({ taken, line }: Seats, hasTimes = false) => ({
  taken,
  line: line.map(({ userId }) => userId),
  ...(hasTimes && { lineSince: line.map(({ since = "" }) => since) }),
  offers: line.flatMap(({ userId, offeredUntil }) => (offeredUntil ? [{ userId, offeredUntil }] : [])),
});
