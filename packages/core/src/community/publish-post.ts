import { postsMax } from "@linkedpotential/contract/community/limits";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { UserContext } from "../context.ts";
import { isBelowLimit } from "../db/is-below-limit.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { toPerson } from "../network/people.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import type { UserItem } from "../user/user.entity.ts";
import type { StoredPost } from "./post.entity.ts";
import { postItems } from "./post-items.entity.ts";
import { toPost } from "./to-post.ts";

type Content = Omit<StoredPost, "userId" | "postId" | "createdAt" | "pendingCount" | "filledAt" | "hidden">;

/**
 * Stores a new post of the caller.
 * @throws `post.limit_reached`
 */
export async function publishPost(ctx: UserContext, own: UserItem, content: Content): Promise<Post> {
  const key = { userId: own.userId, postId: newId(ctx.now()) };
  const item = { ...key, ...content, createdAt: ctx.now().toISOString(), pendingCount: 0 };
  const post = toPost(item, toPerson(own, own.userId, false));
  await transact(
    postItems,
    (parts) => ({
      counter: parts.counter.update({ userId: own.userId }).add({ count: 1 }).where(isBelowLimit(postsMax)).commit(),
      post: parts.post.create(item).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "post.created", key),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, post),
    }),
    (part) => new DomainError(part === "counter" ? "post.limit_reached" : "request.conflict"),
  );
  return post;
}
