import * as z from "zod/mini";
import { success } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { newTask, task, taskChange, taskParams } from "./schema.ts";

/** Open tasks and the open follow-ups of the leads (D34); completed ones are not answered. */
export const listTasks = defineRoute("tasks/list", { access: "freelancer", answer: z.array(task) });

export const createTask = defineRoute("tasks/create", {
  access: "freelancer",
  body: newTask,
  answer: task,
  status: 201,
  errors: ["task.limit_reached"],
});

export const updateTask = defineRoute("tasks/update", {
  access: "freelancer",
  params: taskParams,
  body: taskChange,
  answer: task,
  errors: ["task.not_found"],
});

export const deleteTask = defineRoute("tasks/delete", {
  access: "freelancer",
  params: taskParams,
  answer: success,
  errors: ["task.not_found"],
});
