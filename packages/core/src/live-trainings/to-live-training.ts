import { berlinInstant, timeInBerlin, today } from "@linkedpotential/contract/dates";
import { durationMinutes, isDuration } from "@linkedpotential/contract/live-trainings/rules";
import type { LiveTraining, NewLiveTraining, OwnParticipation } from "@linkedpotential/contract/live-trainings/schema";
import { DomainError } from "../errors.ts";
import type { StoredLiveTraining } from "./live-training.entity.ts";
import { positionOf, type Seats, seatsAt, waitingPlaceOf } from "./seats/seats.ts";
import type { LiveTrainingWithSeats } from "./seats/with-seats.ts";

export interface Viewer {
  userId: number;
  isRegistered: boolean;
  isAdmin: boolean;
}

export const endOf = ({ startsAt, duration }: Pick<StoredLiveTraining, "startsAt" | "duration">): Date =>
  new Date(Date.parse(startsAt) + durationMinutes(duration) * 60_000);

export const isOver = (event: Pick<StoredLiveTraining, "startsAt" | "duration">, now: Date): boolean =>
  endOf(event) <= now;

export function toLiveTraining(event: LiveTrainingWithSeats, viewer: Viewer, now: Date): LiveTraining {
  const seats = seatsAt(event, now);
  const start = new Date(event.startsAt);
  return {
    id: event.liveTrainingId,
    title: event.title,
    description: event.description,
    date: today(start),
    time: timeInBerlin(start),
    startsAt: event.startsAt,
    endsAt: endOf(event).toISOString(),
    duration: event.duration,
    instructor: event.instructor,
    category: event.category,
    maxParticipants: event.maxParticipants,
    currentParticipants: seats.taken,
    waitingParticipants: seats.line.filter(({ offeredUntil }) => !offeredUntil).length,
    meetingLink: viewer.isRegistered || viewer.isAdmin ? event.meetingLink : null,
    bookingLink: event.bookingLink,
    participation: ownParticipation(seats, viewer),
    series: placeInSeries(event),
  };
}

function placeInSeries({ series }: LiveTrainingWithSeats): LiveTraining["series"] {
  return series ? { id: series.seriesId, position: series.position, total: series.total } : null;
}

function ownParticipation(seats: Seats, { userId, isRegistered }: Viewer): OwnParticipation | null {
  if (isRegistered) return { state: "registered", position: null, offeredUntil: null };
  const place = waitingPlaceOf(seats, userId);
  if (!place) return null;
  const { offeredUntil = null } = place;
  return { state: offeredUntil ? "offered" : "waiting", position: positionOf(seats, userId), offeredUntil };
}

/** @throws `request.invalid` at the date or, for today, at the time */
export function assertInFuture({ date, time }: Pick<NewLiveTraining, "date" | "time">, now: Date): void {
  if (berlinInstant(date, time) > now) return;
  const field = date === today(now) ? "time" : "date";
  throw new DomainError("request.invalid", { fields: { [field]: { key: "dateIsPast" } } });
}

/** @throws `request.invalid` at a text that names no duration of one minute to twelve hours */
export function toStored({ date, time, ...fields }: NewLiveTraining) {
  if (!isDuration(fields.duration)) {
    throw new DomainError("request.invalid", { fields: { duration: { key: "durationInvalid" } } });
  }
  return { ...fields, startsAt: berlinInstant(date, time).toISOString() };
}
