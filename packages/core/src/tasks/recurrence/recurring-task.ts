import { today } from "@linkedpotential/contract/dates";
import { nextDueDate } from "@linkedpotential/contract/tasks/recurrence";
import type { UserContext } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { reserveTaskId } from "../reserve-task-id.ts";
import { type StoredTask, TaskEntity } from "../task.entity.ts";
import { taskItems } from "../task-items.entity.ts";
import { toTask, toTaskItem } from "../to-task.ts";

interface ReadTask {
  task: StoredTask;
  /** Today in the owner's time zone. */
  day: string;
}

/** @throws `task.not_found` */
export async function readTask(ctx: UserContext, taskId: number): Promise<ReadTask> {
  const [{ data: task }, { timezone }] = await Promise.all([
    TaskEntity.get({ userId: ctx.user.id, taskId }).go({ consistent: true }),
    findOwnUser(ctx),
  ]);
  if (!task) throw new DomainError("task.not_found");
  return { task, day: today(ctx.now(), timezone) };
}

/**
 * Returns the task that follows a task done or skipped on a day. Undefined when the task does not recur or the
 * recurrence has ended.
 */
export async function nextTaskOf(task: StoredTask, day: string): Promise<StoredTask | undefined> {
  const { userId, taskId, recurrence, dueDate = null, scheduledDate } = task;
  const nextDate = recurrence ? nextDueDate(recurrence, { dueDate, scheduledDate }, day) : null;
  if (nextDate === null) return undefined;
  const next = { ...toTask(task), dueDate: nextDate, status: "pending" } as const;
  return { ...toTaskItem(next, userId, await reserveTaskId(userId)), previousTaskId: taskId };
}

/** Returns the task created when this one was completed. Undefined when there is none, or it was changed since. */
export async function unchangedNextTask({ userId, taskId, nextTaskId }: StoredTask): Promise<StoredTask | undefined> {
  if (nextTaskId === undefined) return undefined;
  const { data } = await TaskEntity.get({ userId, taskId: nextTaskId }).go({ consistent: true });
  return data?.previousTaskId === taskId ? data : undefined;
}

interface TaskWrite {
  /** The new state of the task. Null to delete it. */
  after: StoredTask | null;
  created?: StoredTask | undefined;
  /** A task to delete, unless it was changed. */
  removed?: StoredTask | undefined;
}

/**
 * Writes a recurring task together with the one that follows it.
 * @throws ConflictError when the task was completed, reopened or deleted since the read
 */
export async function writeTask(before: StoredTask, { after, created, removed }: TaskWrite): Promise<void> {
  const { userId, taskId, status, nextTaskId } = before;
  await transact(
    taskItems,
    (parts) => ({
      task: (after ? parts.task.put(after) : parts.task.delete({ userId, taskId }))
        .where((of, { eq, notExists }) => {
          const isSameNext = nextTaskId === undefined ? notExists(of.nextTaskId) : eq(of.nextTaskId, nextTaskId);
          return `${eq(of.status, status)} AND ${isSameNext}`;
        })
        .commit(),
      created: created && parts.task.create(created).commit(),
      removed:
        removed &&
        parts.task
          .delete({ userId, taskId: removed.taskId })
          .where((of, { eq }) => eq(of.previousTaskId, taskId))
          .commit(),
    }),
    () => new ConflictError(),
  );
}
