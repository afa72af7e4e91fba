import { newTaskDefaults } from "@linkedpotential/contract/tasks/rules";
import { type NewTask, newTask } from "@linkedpotential/contract/tasks/schema";
import { fieldsOf } from "../api.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";

export type TaskDraft = Omit<NewTask, "status">;
export type TaskErrors = { [Field in keyof TaskDraft]?: string };

/** What the form starts with: the task, or the defaults of a new one and what was asked for (TASK-44 to TASK-46). */
export function firstDraft(request: TaskDialogRequest, today: string): TaskDraft {
  if ("task" in request) return fieldsOf(request.task);
  return { title: "", description: "", ...newTaskDefaults(today), ...request.draft };
}

/** What is wrong by field, in German; title and due date are required (TASK-60, TASK-61, TASK-66, TASK-67). */
export function taskErrors(draft: TaskDraft, missing: string): TaskErrors {
  const errors: TaskErrors = draft.dueDate === null ? { dueDate: missing } : {};
  const { error } = newTask.safeParse(draft);
  for (const issue of error?.issues ?? []) errors[issue.path[0] as keyof TaskDraft] ??= issue.message;
  return errors;
}
