import { newTaskDefaults } from "@linkedpotential/contract/tasks/rules";
import type { NewTask } from "@linkedpotential/contract/tasks/schema";
import type { TaskDialogRequest } from "./task-dialog-store.ts";

export type TaskDraft = Omit<NewTask, "status">;

/** What the form starts with: the task, or the defaults of a new one and what was asked for (TASK-44 to TASK-46). */
export function firstDraft(request: TaskDialogRequest, today: string): TaskDraft {
  if ("draft" in request) return { title: "", description: "", ...newTaskDefaults(today), ...request.draft };
  const { title, description, category, priority, dueDate } = request.task;
  return { title, description, category, priority, dueDate };
}
