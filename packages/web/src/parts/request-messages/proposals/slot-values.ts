import { parseDateTime } from "@internationalized/date";
import { isCalendarDate, today } from "@linkedpotential/contract/dates";
import { clockTimeFrom } from "@linkedpotential/contract/live-trainings/rules";
import { appointmentDaysMax } from "@linkedpotential/contract/request-messages/limits";
import type { AppointmentInput } from "@linkedpotential/contract/request-messages/proposal-forms";
import type { FieldProblem } from "../../../texts/field-texts.ts";

/** Names of the fields for each proposed date. */
export const slotFields = [
  { date: "date1", time: "time1" },
  { date: "date2", time: "time2" },
  { date: "date3", time: "time3" },
] as const;

type SlotField = (typeof slotFields)[number];
type SlotName = SlotField["date" | "time"];
export type SlotValues = Pick<AppointmentInput, SlotName>;

const dayMs = 24 * 60 * 60 * 1000;

const instantOf = (date: string, time: string, timezone: string): Date =>
  parseDateTime(`${date}T${time}`).toDate(timezone);

/** A row other than the first one may stay empty. */
const isFilled = (values: SlotValues, { date, time }: SlotField): boolean =>
  date === "date1" || values[date] !== null || values[time].trim() !== "";

/** Returns the proposed dates as instants. Call it only with values that have no problems. */
export const slotsFrom = (values: SlotValues, timezone: string): string[] =>
  slotFields
    .filter((field) => isFilled(values, field))
    .map(({ date, time }) => instantOf(values[date] ?? "", clockTimeFrom(values[time]) ?? "", timezone).toISOString());

/** Returns the problems of the proposed dates, by field. */
export const slotProblems = (
  values: SlotValues,
  timezone: string,
  now: Date,
): Partial<Record<SlotName, FieldProblem>> =>
  Object.fromEntries(
    slotFields.filter((field) => isFilled(values, field)).flatMap((field) => problemsOf(values, field, timezone, now)),
  );

function problemsOf(
  values: SlotValues,
  field: SlotField,
  timezone: string,
  now: Date,
): (readonly [SlotName, FieldProblem])[] {
  const date = values[field.date];
  const time = clockTimeFrom(values[field.time]);
  const timeProblem = time ? [] : [[field.time, { key: "timeInvalid" }] as const];
  if (!date || !isCalendarDate(date)) return [[field.date, { key: "dateInvalid" }], ...timeProblem];
  // While the time is unreadable, only the day can be over.
  const at = instantOf(date, time ?? "23:59", timezone);
  if (at <= now) {
    const isToday = date === today(now, timezone);
    return [[isToday ? field.time : field.date, { key: "dateIsPast" }]];
  }
  if (at.getTime() > now.getTime() + appointmentDaysMax * dayMs) {
    return [[field.date, { key: "appointmentTooFar", params: { max: appointmentDaysMax } }], ...timeProblem];
  }
  return timeProblem;
}
