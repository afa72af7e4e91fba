export interface Place {
  userId: number;
  offeredUntil?: string | undefined;
}
export interface Seats {
  taken: number;
  line: Place[];
}
interface Event extends Seats {
  startsAt: string;
  maxParticipants: number;
}
export interface Settled extends Seats {
  /** Who a seat became free for just now. */
  offered: { userId: number; offeredUntil: string }[];
}

const longestOfferMs = 24 * 60 * 60 * 1000;
/** Each is told in the same transaction, which has a hundred parts; the rest is for the next one. */
const offersAtOnce = 50;

/** A day; near the start half of the time that is left, so that there is time for whoever comes next. */
function deadline(startsAt: string, now: Date): string {
  const leftMs = Date.parse(startsAt) - now.getTime();
  return new Date(now.getTime() + Math.min(longestOfferMs, Math.floor(leftMs / 2))).toISOString();
}

/** The seats as they are now: offers that were not taken have ended, free seats are offered to the first in the line. */
export function settled({ taken, line, startsAt, maxParticipants }: Event, now: Date): Settled {
  const hasBegun = startsAt <= now.toISOString();
  const isLeft = ({ offeredUntil }: Place) => !hasBegun && (!offeredUntil || offeredUntil > now.toISOString());
  const kept = line.filter(isLeft);
  const held = line.filter(({ offeredUntil }) => offeredUntil).length - kept.filter(isOffered).length;
  const free = Math.max(0, maxParticipants - (taken - held));
  const next = kept.filter((place) => !isOffered(place)).slice(0, Math.min(free, offersAtOnce));
  const offered = next.map(({ userId }) => ({ userId, offeredUntil: deadline(startsAt, now) }));
  const byUser = new Map(offered.map((place) => [place.userId, place]));
  return {
    taken: taken - held + offered.length,
    line: kept.map((place) => byUser.get(place.userId) ?? place),
    offered,
  };
}

const isOffered = ({ offeredUntil }: Place): boolean => offeredUntil !== undefined;
const without = (line: Place[], userId: number): Place[] => line.filter((place) => place.userId !== userId);

export const placeOf = ({ line }: Seats, userId: number): Place | undefined =>
  line.find((place) => place.userId === userId);

/** A seat that is held for the person, or else a free one that nobody waits for; null when there is none. */
export function withSeat(seats: Settled, maxParticipants: number, userId: number): Settled | null {
  const { taken, line, offered } = seats;
  if (placeOf(seats, userId)?.offeredUntil) {
    return { taken, line: without(line, userId), offered: offered.filter((offer) => offer.userId !== userId) };
  }
  const isFree = taken < maxParticipants && line.every(isOffered);
  return isFree ? { ...seats, taken: taken + 1 } : null;
}

/** From 1, among those that no seat is held for; null for everybody else. */
export function positionOf({ line }: Seats, userId: number): number | null {
  const index = line.filter((place) => !isOffered(place)).findIndex((place) => place.userId === userId);
  return index < 0 ? null : index + 1;
}
