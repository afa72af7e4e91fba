import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { changeFollowUp } from "./change-follow-up.ts";
import { TaskEntity } from "./task.entity.ts";
import { followUpTask, toTask, toTaskItem } from "./to-task.ts";

type Input = InputOf<typeof routes.updateTask>;
type Answer = AnswerOf<typeof routes.updateTask>;

/** Replaces a task. A follow-up can only be completed this way; any other change to it fails (D34). */
export async function updateTask(ctx: UserContext, { taskId, ...task }: Input): Promise<Answer> {
  const leadId = leadIdOfTask(taskId);
  if (leadId !== null) return completeFollowUp(ctx, leadId, task.status);
  const item = toTaskItem(task, ctx.user.id, taskId);
  try {
    await TaskEntity.put(item)
      .where((of, { exists }) => exists(of.taskId))
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("task.not_found") : error;
  }
  return toTask(item);
}

async function completeFollowUp(ctx: UserContext, leadId: number, status: Input["status"]): Promise<Answer> {
  if (status !== "completed") throw new DomainError("task.not_found");
  const lead = await changeFollowUp(ctx, leadId, { followUpCompleted: true }, (before) => before.followUpDate !== null);
  return followUpTask(lead);
}
