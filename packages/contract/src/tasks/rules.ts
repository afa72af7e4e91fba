import { addDays, daysBetween, weekdayOf } from "../dates.ts";
import type { NewTask, Task } from "./schema.ts";

export const tasksPerPage = 5;

/** From this id on a task is the follow-up of a lead. */
export const followUpOffset = 1_000_000;

export const followUpTaskId = (leadId: number): number => leadId + followUpOffset;

export const leadIdOfTask = (taskId: number): number | null =>
  taskId >= followUpOffset ? taskId - followUpOffset : null;

const urgency = { high: 0, medium: 1, low: 2 } as const;
type Sortable = Pick<Task, "id" | "dueDate" | "priority">;

/** Due date ascending, undated last, ties most urgent first, then by id (D34). */
export function compareTasks(a: Sortable, b: Sortable): number {
  if (a.dueDate !== b.dueDate) {
    if (a.dueDate === null) return 1;
    if (b.dueDate === null) return -1;
    return a.dueDate < b.dueDate ? -1 : 1;
  }
  return urgency[a.priority] - urgency[b.priority] || a.id - b.id;
}

export type DueLabel = { kind: "none" | "today" | "tomorrow" | "overdue" } | { kind: "weekday" | "date"; date: string };

export function dueLabel(dueDate: string | null, today: string): DueLabel {
  if (dueDate === null) return { kind: "none" };
  const days = daysBetween(today, dueDate);
  if (days < 0) return { kind: "overdue" };
  if (days === 0) return { kind: "today" };
  if (days === 1) return { kind: "tomorrow" };
  return days <= 6 ? { kind: "weekday", date: dueDate } : { kind: "date", date: dueDate };
}

/** The next day, never `date` itself; what would be a Saturday or Sunday is the Monday after (D34). */
export function nextWeekday(date: string): string {
  const next = addDays(date, 1);
  const weekday = weekdayOf(next);
  return weekday <= 5 ? next : addDays(next, 8 - weekday);
}

type TaskDefaults = Pick<NewTask, "category" | "priority"> & { dueDate: string };

export const newTaskDefaults = (today: string): TaskDefaults => ({
  category: "Aktive Projekte",
  priority: "medium",
  dueDate: today,
});
