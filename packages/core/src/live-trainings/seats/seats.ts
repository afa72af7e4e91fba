export interface WaitingPlace {
  userId: number;
  offeredUntil?: string | undefined;
  /** Time at which the user joined the waiting list. Absent when the event does not store these times. */
  since?: string | undefined;
}
export interface Seats {
  taken: number;
  line: WaitingPlace[];
}
interface Event extends Seats {
  startsAt: string;
  maxParticipants: number;
}
export interface Settled extends Seats {
  offered: { userId: number; offeredUntil: string }[];
}

const longestOfferMs = 24 * 60 * 60 * 1000;
/**
 * Maximum number of offers per transaction. Each offer adds an event, and a transaction is limited to 100 parts. The
 * next run offers the remaining seats.
 */
const offersAtOnce = 50;

/**
 * Returns the time at which an offer expires: after a day or, near the start, after half of the remaining time. The
 * next person then still has a chance.
 */
function deadline(startsAt: string, now: Date): string {
  const leftMs = Date.parse(startsAt) - now.getTime();
  return new Date(now.getTime() + Math.min(longestOfferMs, Math.floor(leftMs / 2))).toISOString();
}

/** Returns the seats at `now`: expired offers are removed and free seats are offered to the first who wait. */
export function seatsAt({ taken, line, startsAt, maxParticipants }: Event, now: Date): Settled {
  const hasBegun = startsAt <= now.toISOString();
  const isLeft = ({ offeredUntil }: WaitingPlace) => !hasBegun && (!offeredUntil || offeredUntil > now.toISOString());
  const kept = line.filter(isLeft);
  const held = line.filter(({ offeredUntil }) => offeredUntil).length - kept.filter(isOffered).length;
  const free = Math.max(0, maxParticipants - (taken - held));
  const next = kept.filter((place) => !isOffered(place)).slice(0, Math.min(free, offersAtOnce));
  const offered = next.map(({ userId }) => ({ userId, offeredUntil: deadline(startsAt, now) }));
  const untilOf = new Map(offered.map(({ userId, offeredUntil }) => [userId, offeredUntil]));
  return {
    taken: taken - held + offered.length,
    line: kept.map((place) =>
      untilOf.has(place.userId) ? { ...place, offeredUntil: untilOf.get(place.userId) } : place,
    ),
    offered,
  };
}

const isOffered = ({ offeredUntil }: WaitingPlace): boolean => offeredUntil !== undefined;
export const without = (line: readonly WaitingPlace[], userId: number): WaitingPlace[] =>
  line.filter((place) => place.userId !== userId);

export const waitingPlaceOf = ({ line }: Seats, userId: number): WaitingPlace | undefined =>
  line.find((place) => place.userId === userId);

/**
 * Returns the seats after the user takes the seat offered to them, or else a free seat that nobody waits for. Returns
 * null when there is neither.
 */
export function withSeat(seats: Settled, maxParticipants: number, userId: number): Settled | null {
  const { taken, line, offered } = seats;
  if (waitingPlaceOf(seats, userId)?.offeredUntil) {
    return { taken, line: without(line, userId), offered: offered.filter((offer) => offer.userId !== userId) };
  }
  const isFree = taken < maxParticipants && line.every(isOffered);
  return isFree ? { ...seats, taken: taken + 1 } : null;
}

/**
 * Returns the user's position on the waiting list, counted from 1 and without users who have an offer. Returns null
 * when the user does not wait.
 */
export function positionOf({ line }: Seats, userId: number): number | null {
  const index = line.filter((place) => !isOffered(place)).findIndex((place) => place.userId === userId);
  return index < 0 ? null : index + 1;
}

/**
 * Returns the waiting list with a user at another position among those who wait without an offer, counted from 1. Offers
 * stay in front. A position behind the last one means the end.
 */
export function movedTo(line: readonly WaitingPlace[], place: WaitingPlace, position: number): WaitingPlace[] {
  const others = without(line, place.userId);
  const offers = others.filter(isOffered);
  return [...offers, ...others.filter((other) => !isOffered(other)).toSpliced(position - 1, 0, place)];
}
