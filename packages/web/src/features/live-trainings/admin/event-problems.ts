import { isCalendarDate } from "@linkedpotential/contract/dates";
import { seriesMax, seriesMin } from "@linkedpotential/contract/live-trainings/limits";
import {
  clockTimeFrom,
  isBelowTaken,
  participantsFrom,
  pastField,
} from "@linkedpotential/contract/live-trainings/rules";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { isSeriesCount, seriesCountFrom } from "@linkedpotential/contract/live-trainings/series-schema";
import type { FieldProblem } from "../../../texts/field-texts.ts";
import type { EventValues } from "./event-values.ts";

/**
 * Returns the problems that the schema of the form cannot express, so that they are shown together with its own.
 * @param event event to edit, whose start may stay in the past and whose taken seats must remain
 */
export const eventProblems = (
  values: EventValues,
  event: LiveTraining | undefined,
  now: Date,
): Partial<Record<"date" | "time" | "count" | "maxParticipants", FieldProblem>> => ({
  ...startProblem(values, event, now),
  ...countProblem(values),
  ...(event && seatsProblem(values, event)),
});

function startProblem({ date, time: typed }: EventValues, event: LiveTraining | undefined, now: Date) {
  const time = clockTimeFrom(typed);
  if (!date || !isCalendarDate(date) || (event?.date === date && event.time === time)) return {};
  // While the time is unreadable, only the day can be over.
  const field = pastField({ date, time: time ?? "23:59" }, now);
  return field ? { [field]: { key: "dateIsPast" } as const } : {};
}

function countProblem({ every, count }: EventValues) {
  if (every === "once" || isSeriesCount(seriesCountFrom(count))) return {};
  return { count: { key: "seriesRange", params: { min: seriesMin, max: seriesMax } } as const };
}

function seatsProblem(values: EventValues, { maxParticipants, currentParticipants: taken }: LiveTraining) {
  if (!isBelowTaken(participantsFrom(values.maxParticipants), { maxParticipants, taken })) return {};
  return { maxParticipants: { key: "seatsBelowTaken", params: { taken } } as const };
}
