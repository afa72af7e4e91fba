import { isDeepStrictEqual } from "node:util";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import type { TaskBody } from "@linkedpotential/contract/tasks/schema";
import type { UserContext } from "../../context.ts";
import { retryOnConflict } from "../../db/conflict.ts";
import type { StoredTask } from "../task.entity.ts";
import { toTask, toTaskItem } from "../to-task.ts";
import { nextTaskOf, readTask, unchangedNextTask, writeTask } from "./recurring-task.ts";

type Answer = AnswerOf<typeof routes.updateTask>;

/**
 * Replaces a task that recurs before or after the change. Completing it creates the next task in the same transaction;
 * reopening it deletes that task again.
 * @throws `task.not_found`, `task.limit_reached`
 */
export function replaceRecurringTask(ctx: UserContext, taskId: number, change: TaskBody): Promise<Answer> {
  return retryOnConflict(async () => {
    const { task: before, day } = await readTask(ctx, taskId);
    const after = changedItem(before, change);
    const wasCompleted = before.status === "completed";
    if (after.status !== "completed") return wasCompleted ? reopen(before, after) : edit(before, after);
    return wasCompleted ? completeAgain(before, after) : complete(before, after, day);
  });
}

/** Returns the stored form of a change. The schedule keeps its dates unless the rule changes. */
function changedItem(before: StoredTask, { recurrence, ...change }: TaskBody): StoredTask {
  const { userId, taskId, scheduledDate } = before;
  const rule = recurrence === undefined ? (before.recurrence ?? null) : recurrence;
  const item = toTaskItem({ ...change, recurrence: rule }, userId, taskId);
  const keepsSchedule = scheduledDate !== undefined && isDeepStrictEqual(item.recurrence, before.recurrence);
  return keepsSchedule ? { ...item, scheduledDate } : item;
}

async function edit(before: StoredTask, after: StoredTask): Promise<Answer> {
  await writeTask(before, { after });
  return toTask(after);
}

async function complete(before: StoredTask, after: StoredTask, day: string): Promise<Answer> {
  const next = await nextTaskOf(after, day);
  await writeTask(before, { after: next ? { ...after, nextTaskId: next.taskId } : after, created: next });
  return answerWith(after, next);
}

/** Completes a task that is completed already, such as after a lost answer. Creates no second task. */
async function completeAgain(before: StoredTask, after: StoredTask): Promise<Answer> {
  const { nextTaskId } = before;
  const next = await unchangedNextTask(before);
  await writeTask(before, { after: nextTaskId === undefined ? after : { ...after, nextTaskId } });
  return answerWith(after, next);
}

/**
 * Reopens a completed task and deletes the one that follows it. If that task was changed, completed or deleted, it
 * carries the recurrence on, and the reopened task no longer recurs: only one task of a recurrence is open.
 */
async function reopen(before: StoredTask, after: StoredTask): Promise<Answer> {
  const next = await unchangedNextTask(before);
  const isLast = before.nextTaskId === undefined || next !== undefined;
  const { recurrence: _recurrence, scheduledDate: _scheduledDate, ...single } = after;
  const reopened = isLast ? after : single;
  await writeTask(before, { after: reopened, removed: next });
  return toTask(reopened);
}

const answerWith = (task: StoredTask, next: StoredTask | undefined): Answer => ({
  ...toTask(task),
  ...(next && { nextTask: toTask(next) }),
});
