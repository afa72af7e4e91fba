import * as z from "zod/mini";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { changedTask, deletedTask, newTask, task, taskChange, taskDeletion, taskParams } from "./schema.ts";

const sample = { title: "Angebot schreiben", category: "Sales", priority: "high", dueDate: "2027-03-12" } as const;

export const listTasks = defineRoute("tasks/list", {
  summary: "List open tasks and follow-ups",
  access: "freelancer",
  grant: { table: [session, "Query:gsi1"] },
  answer: z.array(task),
});

export const createTask = defineRoute("tasks/create", {
  summary: "Create a task",
  access: "freelancer",
  grant: { table: [session, record, "UpdateItem"] },
  body: newTask,
  sample,
  answer: task,
  status: 201,
  errors: ["task.limit_reached"],
});

export const updateTask = defineRoute("tasks/update", {
  summary: "Replace a task; completing a recurring task creates the next one",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  params: taskParams,
  body: taskChange,
  sample: { ...sample, status: "completed" },
  answer: changedTask,
  errors: ["task.not_found", "task.limit_reached"],
});

export const deleteTask = defineRoute("tasks/delete", {
  summary: "Delete a task",
  access: "freelancer",
  grant: { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  params: taskParams,
  query: taskDeletion,
  answer: deletedTask,
  errors: ["task.not_found", "task.limit_reached"],
});
