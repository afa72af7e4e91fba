import type { Task } from "@linkedpotential/contract/tasks/schema";
import type { UserContext } from "../../context.ts";
import { retryOnConflict } from "../../db/conflict.ts";
import { toTask } from "../to-task.ts";
import { nextTaskOf, readTask, writeTask } from "./recurring-task.ts";

/**
 * Deletes a task and creates the next one of its recurrence, which it returns. A task that is completed or does not
 * recur is only deleted.
 * @throws `task.not_found`, `task.limit_reached`
 */
export function skipTask(ctx: UserContext, taskId: number): Promise<Task | undefined> {
  return retryOnConflict(async () => {
    const { task, day } = await readTask(ctx, taskId);
    const next = task.status === "completed" ? undefined : await nextTaskOf(task, day);
    await writeTask(task, { after: null, created: next });
    return next && toTask(next);
  });
}
