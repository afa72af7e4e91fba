import * as z from "zod/mini";
import { optionalDate, optionalText, pathId, requiredText, storedDate } from "../fields.ts";
import { taskCategories, taskPriorities, taskStatuses } from "./choices.ts";
import { taskDescriptionMax, taskTitleMax } from "./limits.ts";

export const task = z.object({
  id: z.number(),
  title: z.string(),
  category: z.enum(taskCategories),
  priority: z.enum(taskPriorities),
  dueDate: z.nullable(storedDate),
  description: z.string(),
  status: z.enum(taskStatuses),
});
export type Task = z.output<typeof task>;

const fields = {
  title: requiredText(taskTitleMax),
  category: z.enum(taskCategories),
  priority: z.enum(taskPriorities),
  dueDate: optionalDate,
  description: optionalText(taskDescriptionMax),
};
export const newTask = z.object({ ...fields, status: z._default(z.enum(taskStatuses), "pending") });
export const taskChange = z.object({ ...fields, status: z._default(z.enum(taskStatuses), "todo") });
export type NewTask = z.output<typeof newTask>;

export const taskParams = z.object({ taskId: pathId });
