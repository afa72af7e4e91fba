import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import type { UserContext } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { changeFollowUp } from "./change-follow-up.ts";
import { TaskEntity } from "./task.entity.ts";

/**
 * Deletes a task. If the task stands for a follow-up, clears the follow-up date of the lead (D34).
 * @throws `task.not_found`, also when the task is already deleted
 */
export async function deleteTask(
  ctx: UserContext,
  { taskId }: InputOf<typeof routes.deleteTask>,
): Promise<AnswerOf<typeof routes.deleteTask>> {
  const leadId = leadIdOfTask(taskId);
  if (leadId === null) await deleteOwn(ctx.user.id, taskId);
  else {
    const isOpen = (lead: { followUpDate: string | null; followUpCompleted: boolean }) =>
      lead.followUpDate !== null && !lead.followUpCompleted;
    await changeFollowUp(ctx, leadId, { followUpDate: null }, isOpen);
  }
  return { success: true };
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
