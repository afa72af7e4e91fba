import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import type { NewTask } from "@linkedpotential/contract/tasks/schema";

/** Returns the first day after `date` that is not on a weekend (D34). */
export function nextWeekday(date: string): string {
  const next = addDays(date, 1);
  const weekday = weekdayOf(next);
  return weekday <= 5 ? next : addDays(next, 8 - weekday);
}

/** Values of a task to publish a post, created from a guide. */
export const guideTaskDefaults = (today: string): TaskDefaults => ({
  category: "Content",
  priority: "medium",
  dueDate: nextWeekday(today),
});

type TaskDefaults = Pick<NewTask, "category" | "priority"> & { dueDate: string };

export const newTaskDefaults = (today: string): TaskDefaults => ({
  category: "Aktive Projekte",
  priority: "medium",
  dueDate: today,
});
