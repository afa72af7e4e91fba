import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { TaskBody } from "@linkedpotential/contract/tasks/schema";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { changeFollowUp } from "./change-follow-up.ts";
import { replaceRecurringTask } from "./recurrence/replace-recurring-task.ts";
import { TaskEntity } from "./task.entity.ts";
import { followUpTask, toTask, toTaskItem } from "./to-task.ts";

type Input = InputOf<typeof routes.updateTask>;
type Answer = AnswerOf<typeof routes.updateTask>;

/**
 * Replaces a task. Completing a recurring task creates the next one. A follow-up can only be completed this way; any
 * other change to it fails (D34).
 * @throws `task.not_found`, `task.limit_reached`
 */
export async function updateTask(ctx: UserContext, { taskId, ...change }: Input): Promise<Answer> {
  const leadId = leadIdOfTask(taskId);
  if (leadId !== null) return completeFollowUp(ctx, leadId, change.status);
  return (await replaceSingleTask(ctx, taskId, change)) ?? replaceRecurringTask(ctx, taskId, change);
}

/** Replaces a task with one write. Returns null without a change when the task recurs or does not exist. */
async function replaceSingleTask(ctx: UserContext, taskId: number, change: TaskBody): Promise<Answer | null> {
  const { recurrence = null } = change;
  if (recurrence) return null;
  const item = toTaskItem({ ...change, recurrence }, ctx.user.id, taskId);
  try {
    await TaskEntity.put(item)
      .where((of, { exists, notExists }) => `${exists(of.taskId)} AND ${notExists(of.recurrence)}`)
      .go();
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
  return toTask(item);
}

async function completeFollowUp(ctx: UserContext, leadId: number, status: Input["status"]): Promise<Answer> {
  if (status !== "completed") throw new DomainError("task.not_found");
  const lead = await changeFollowUp(ctx, leadId, { followUpCompleted: true }, (before) => before.followUpDate !== null);
  return followUpTask(lead);
}
