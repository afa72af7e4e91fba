import type { NewTask } from "@linkedpotential/contract/tasks/schema";
import { newTaskDefaults } from "./task-defaults.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";

export type TaskDraft = Omit<NewTask, "status">;

export function firstDraft(request: TaskDialogRequest, today: string): TaskDraft {
  if ("draft" in request) return { title: "", description: "", ...newTaskDefaults(today), ...request.draft };
  const { title, description, category, priority, dueDate } = request.task;
  return { title, description, category, priority, dueDate };
}
