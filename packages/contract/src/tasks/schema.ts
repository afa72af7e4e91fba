import * as z from "zod/mini";
import { optionalDate, optionalText, pathId, requiredText, storedDate, success } from "../fields.ts";
import { deletionScopes, taskCategories, taskPriorities, taskStatuses } from "./choices.ts";
import { taskDescriptionMax, taskTitleMax } from "./limits.ts";
import { withoutUnusedParts } from "./recurrence.ts";
import { recurrenceRule } from "./recurrence-rule.ts";

const recurrence = recurrenceRule.check(z.overwrite(withoutUnusedParts));

export const task = z.object({
  id: z.number(),
  title: z.string(),
  category: z.enum(taskCategories),
  priority: z.enum(taskPriorities),
  dueDate: z.nullable(storedDate),
  description: z.string(),
  status: z.enum(taskStatuses),
  recurrence: z.nullable(recurrence),
});
export type Task = z.output<typeof task>;

const fields = {
  title: requiredText(taskTitleMax),
  category: z.enum(taskCategories),
  priority: z.enum(taskPriorities),
  dueDate: optionalDate,
  description: optionalText(taskDescriptionMax),
};
export const newTask = z.object({
  ...fields,
  status: z._default(z.enum(taskStatuses), "pending"),
  recurrence: z._default(z.nullable(recurrence), null),
});
export const taskChange = z.object({
  ...fields,
  status: z._default(z.enum(taskStatuses), "todo"),
  /** Absent to keep the rule, null to remove it. */
  recurrence: z.optional(z.nullable(recurrence)),
});
export type NewTask = z.output<typeof newTask>;
/** Body that creates or replaces a task. */
export type TaskBody = z.output<typeof taskChange>;

/** The next task of a recurrence. Absent when the call created none. */
const nextTask = z.optional(task);
export const changedTask = z.extend(task, { nextTask });
export const deletedTask = z.extend(success, { nextTask });

export const taskParams = z.object({ taskId: pathId });
export const taskDeletion = z.object({ scope: z._default(z.enum(deletionScopes), "all") });
