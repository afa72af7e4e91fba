import { addDays, addMonths, daysBetween, type Weekday, weekdayOf } from "../dates.ts";
import type { Recurrence } from "./recurrence-rule.ts";

type Schedule = Pick<Recurrence, "unit" | "interval" | "weekdays" | "dayOfMonth">;

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** Earlier and later dates end a recurrence, so that each calculated date has a year from 0000 to 9999. */
const [firstDate, lastDate] = ["0001-01-01", "9800-12-31"] as const;

/** Removes the parts of a rule that do not apply to its unit and basis, and sorts its weekdays. */
export function withoutUnusedParts(rule: Recurrence): Recurrence {
  const isWeekly = rule.unit === "week";
  const isByDay = rule.unit === "day" || isWeekly || rule.basis === "completion";
  return {
    ...rule,
    weekdays: isWeekly ? [...new Set(rule.weekdays)].sort() : [],
    dayOfMonth: isByDay ? null : rule.dayOfMonth,
  };
}

/**
 * Adds the weekday or day of the month of the due date to a schedule by due date that names none, so that moving a
 * single task does not move the schedule.
 */
export function withDayOf(rule: Recurrence, dueDate: string | null): Recurrence {
  if (dueDate === null || rule.basis === "completion" || rule.unit === "day") return rule;
  if (rule.unit !== "week") return { ...rule, dayOfMonth: rule.dayOfMonth ?? dayOf(dueDate) };
  return rule.weekdays.length > 0 ? rule : { ...rule, weekdays: [weekdayOf(dueDate)] };
}

interface CompletedTask {
  dueDate: string | null;
  /** Date of the schedule that the task stands for. Differs from the due date of a task that was moved. */
  scheduledDate?: string | null | undefined;
}

/**
 * Returns the due date of the task that follows a completed one, or null when the recurrence has ended. A schedule by
 * due date keeps its dates: those that have passed are skipped, and a task completed early does not repeat its own.
 * @param completedOn day of completion in the owner's time zone
 */
export function nextDueDate(
  rule: Recurrence,
  { dueDate, scheduledDate = dueDate }: CompletedTask,
  completedOn: string,
): string | null {
  const isByDueDate = rule.basis === "due_date";
  const start = (isByDueDate && scheduledDate) || completedOn;
  const [after = start] = isByDueDate ? [start, dueDate ?? start, completedOn].sort().reverse() : [];
  if (start < firstDate || after > lastDate) return null;
  const next = nextDate(rule, start, after);
  return rule.endDate !== null && next > rule.endDate ? null : next;
}

/**
 * Returns the first date of a schedule that is later than `after`.
 * @param start a date that the schedule counts its intervals from, not later than `after`
 */
export function nextDate(schedule: Schedule, start: string, after: string): string {
  const { unit, interval, weekdays } = schedule;
  if (unit === "day") return nextByDays(interval, start, after);
  if (unit !== "week") return nextByMonths(schedule, monthsOf[unit] * interval, start, after);
  return weekdays.length > 0 ? nextByWeekdays(schedule, start, after) : nextByDays(7 * interval, start, after);
}

function nextByDays(days: number, start: string, after: string): string {
  const passed = Math.floor(daysBetween(start, after) / days);
  return addDays(start, (passed + 1) * days);
}

function nextByWeekdays({ interval, weekdays }: Schedule, start: string, after: string): string {
  const days = 7 * interval;
  const firstMonday = addDays(start, 1 - weekdayOf(start));
  const passed = Math.floor(daysBetween(firstMonday, after) / days);
  const dateOn = (weekday: Weekday, weeks: number) => addDays(firstMonday, weeks * days + weekday - 1);
  const inSameWeek = weekdays.find((weekday) => dateOn(weekday, passed) > after);
  return inSameWeek ? dateOn(inSameWeek, passed) : dateOn(weekdays[0] ?? 1, passed + 1);
}

function nextByMonths({ dayOfMonth }: Schedule, months: number, start: string, after: string): string {
  const passed = Math.floor((monthNumber(after) - monthNumber(start)) / months);
  const dateIn = (count: number) =>
    dateInMonth(addMonths(`${start.slice(0, 8)}01`, count * months), dayOfMonth ?? dayOf(start));
  const inSameMonth = dateIn(passed);
  return inSameMonth > after ? inSameMonth : dateIn(passed + 1);
}

/** Returns a day of the month, or the last one of a shorter month. `first` is the first day of the month. */
function dateInMonth(first: string, day: number): string {
  const lastDay = dayOf(addDays(addMonths(first, 1), -1));
  return addDays(first, Math.min(day, lastDay) - 1);
}

const dayOf = (date: string): number => Number(date.slice(8));
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
