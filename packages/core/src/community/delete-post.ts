import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertReader } from "../user/premium.ts";
import { postItems } from "./post-items.entity.ts";

/** Deletes the caller's post. Its requests may exceed a transaction; a subscriber deletes them. */
export async function deletePost(
  ctx: UserContext,
  { postId }: InputOf<typeof routes.deletePost>,
): Promise<AnswerOf<typeof routes.deletePost>> {
  await assertReader(ctx);
  const key = { userId: ctx.user.id, postId };
  await transact(
    postItems,
    (parts) => ({
      post: parts.post.remove(key).commit(),
      counter: parts.counter.update({ userId: key.userId }).add({ count: -1 }).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "post.deleted", key),
    }),
    () => new DomainError("post.not_found"),
  );
  return { success: true };
}
