import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { changeFollowUp } from "./change-follow-up.ts";
import { skipTask } from "./recurrence/skip-task.ts";
import { TaskEntity } from "./task.entity.ts";

/**
 * Deletes a task. With the scope `this`, the next task of its recurrence takes its place. If the task stands for a
 * follow-up, clears the follow-up date of the lead (D34).
 * @throws `task.not_found`, also when the task is already deleted; `task.limit_reached`
 */
export async function deleteTask(
  ctx: UserContext,
  { taskId, scope }: InputOf<typeof routes.deleteTask>,
): Promise<AnswerOf<typeof routes.deleteTask>> {
  const leadId = leadIdOfTask(taskId);
  if (leadId !== null) {
    const isOpen = (lead: { followUpDate: string | null; followUpCompleted: boolean }) =>
      lead.followUpDate !== null && !lead.followUpCompleted;
    await changeFollowUp(ctx, leadId, { followUpDate: null }, isOpen);
    return { success: true };
  }
  if (scope === "all") await deleteOwn(ctx.user.id, taskId);
  const nextTask = scope === "this" ? await skipTask(ctx, taskId) : undefined;
  return { success: true, ...(nextTask && { nextTask }) };
}

async function deleteOwn(userId: number, taskId: number): Promise<void> {
  try {
    await TaskEntity.delete({ userId, taskId })
      .where((of, { exists }) => exists(of.taskId))
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("task.not_found") : error;
  }
}
