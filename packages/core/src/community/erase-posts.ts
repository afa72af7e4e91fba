import { clearOfPost } from "../collaboration-requests/clear-of-post.ts";
import type { Context } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { PostEntity } from "./post.entity.ts";
import { postItems } from "./post-items.entity.ts";

const slice = 20;

type Ctx = Pick<Context, "now" | "config">;

export async function erasePosts(ctx: Ctx, userId: number): Promise<number> {
  const { data: posts } = await PostEntity.query.ofAuthor({ userId }).go({ limit: slice, pages: 1, consistent: true });
  for (const { postId } of posts) {
    const key = { userId, postId };
    // Delete the requests before the post, so that an interrupted run leaves no request without a post. Delete again
    // afterwards, because requests may arrive in between.
    await clearOfPost(ctx, postId);
    await transact(
      postItems,
      (parts) => ({
        post: parts.post.delete(key).commit(),
        outboxEvent: putOutboxEvent(parts, ctx, "post.deleted", key),
      }),
      () => new DomainError("request.conflict"),
    );
    await clearOfPost(ctx, postId);
  }
  return posts.length;
}
