import * as z from "zod/mini";
import { optionalDate, optionalText, pathId, requiredText } from "../fields.ts";

export const taskCategories = ["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"] as const;
export const taskPriorities = ["low", "medium", "high"] as const;
export const taskStatuses = ["todo", "pending", "completed"] as const;
export type TaskCategory = (typeof taskCategories)[number];
export type TaskPriority = (typeof taskPriorities)[number];

/** German names of the stored priorities (TASK-10 to TASK-12). */
export const priorityLabels = { low: "Zweitrangig", medium: "Wichtig", high: "Dringend" } as const;

export const taskTitleMax = 200;
export const taskDescriptionMax = 250;

export const task = z.object({
  /** Below 1,000,000; a follow-up of a lead is the lead's id plus 1,000,000. */
  id: z.number(),
  title: z.string(),
  category: z.enum(taskCategories),
  priority: z.enum(taskPriorities),
  dueDate: z.nullable(z.string()),
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
