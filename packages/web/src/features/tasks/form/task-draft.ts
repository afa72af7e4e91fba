import { problemsOf } from "@linkedpotential/contract/problems";
import { newTaskDefaults } from "@linkedpotential/contract/tasks/rules";
import { type NewTask, newTask } from "@linkedpotential/contract/tasks/schema";
import type { Problems } from "../../../lib/use-form.ts";
import { fieldsOf } from "../api.ts";
import type { TaskDialogRequest } from "./task-dialog-store.ts";

export type TaskDraft = Omit<NewTask, "status">;

/** What the form starts with: the task, or the defaults of a new one and what was asked for (TASK-44 to TASK-46). */
export function firstDraft(request: TaskDialogRequest, today: string): TaskDraft {
  if ("task" in request) return fieldsOf(request.task);
  return { title: "", description: "", ...newTaskDefaults(today), ...request.draft };
}

/** Title and due date are required (TASK-60, TASK-61, TASK-66, TASK-67). */
export const taskProblems = (draft: TaskDraft, missing: string): Problems => ({
  ...problemsOf(newTask.safeParse(draft).error?.issues ?? []),
  ...(draft.dueDate === null && { dueDate: missing }),
});
