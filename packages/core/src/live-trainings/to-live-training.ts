import { berlinInstant, timeInBerlin, today } from "@linkedpotential/contract/dates";
import type { FieldProblem } from "@linkedpotential/contract/errors";
import { durationMinutes, isDuration, pastField } from "@linkedpotential/contract/live-trainings/rules";
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
  const waiting = seats.line.filter(({ offeredUntil }) => !offeredUntil).length;
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
    heldSeats: seats.line.length - waiting,
    waitingParticipants: waiting,
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

type Problems = Record<string, FieldProblem>;

/** Returns the problem of a start in the past, by its field. */
export function startProblems(start: Pick<NewLiveTraining, "date" | "time">, now: Date): Problems {
  const field = pastField(start, now);
  return field ? { [field]: { key: "dateIsPast" } } : {};
}

/** Returns the problem of a text that names no duration of one minute to twelve hours, by its field. */
export const durationProblems = ({ duration }: Pick<NewLiveTraining, "duration">): Problems =>
  isDuration(duration) ? {} : { duration: { key: "durationInvalid" } };

/** @throws `request.invalid` with all problems, if there are any */
export function assertNoProblems(fields: Problems): void {
  if (Object.keys(fields).length > 0) throw new DomainError("request.invalid", { fields });
}

export const toStored = ({ date, time, ...fields }: NewLiveTraining) => ({
  ...fields,
  startsAt: berlinInstant(date, time).toISOString(),
});
