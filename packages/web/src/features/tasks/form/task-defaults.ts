import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import type { NewTask } from "@linkedpotential/contract/tasks/schema";

/** The next day, never `date` itself; what would be a Saturday or Sunday is the Monday after (D34). */
export function nextWeekday(date: string): string {
  const next = addDays(date, 1);
  const weekday = weekdayOf(next);
  return weekday <= 5 ? next : addDays(next, 8 - weekday);
}

/** Of a task that comes from a guide (TASK-47 to TASK-49). */
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
