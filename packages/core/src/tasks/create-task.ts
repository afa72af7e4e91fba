import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/tasks/routes";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { reserveTaskId } from "./reserve-task-id.ts";
import { taskItems } from "./task-items.entity.ts";
import { toTask, toTaskItem } from "./to-task.ts";

/**
 * Creates a task.
 * @throws `task.limit_reached` when all ids below the range of follow-ups are used
 */
export async function createTask(
  ctx: UserContext,
  input: InputOf<typeof routes.createTask>,
): Promise<AnswerOf<typeof routes.createTask>> {
  const userId = ctx.user.id;
  const item = toTaskItem(input, userId, await reserveTaskId(userId));
  const task = toTask(item);
  await transact(
    taskItems,
    (parts) => ({ task: parts.task.create(item).commit(), idempotencyRecord: putIdempotencyRecord(parts, ctx, task) }),
    () => new DomainError("request.conflict"),
  );
  return task;
}
