import type { Task } from "./schema.ts";

/**
 * Lowest task id that stands for a follow-up. The API presents the follow-up of a lead as a task, whose id is this
 * offset plus the lead's id.
 */
export const followUpOffset = 1_000_000;

export const followUpTaskId = (leadId: number): number => leadId + followUpOffset;

export const leadIdOfTask = (taskId: number): number | null =>
  taskId >= followUpOffset ? taskId - followUpOffset : null;

const urgency = { high: 0, medium: 1, low: 2 } as const;
type Sortable = Pick<Task, "id" | "dueDate" | "priority">;

/** Compares tasks by due date (undated last), then priority (highest first), then id (D34). */
export function compareTasks(a: Sortable, b: Sortable): number {
  if (a.dueDate !== b.dueDate) {
    if (a.dueDate === null) return 1;
    if (b.dueDate === null) return -1;
    return a.dueDate < b.dueDate ? -1 : 1;
  }
  return urgency[a.priority] - urgency[b.priority] || a.id - b.id;
}
