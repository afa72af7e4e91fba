import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { UserEntity } from "../user/user.entity.ts";
import { findCompanyPost, toCompanyPost } from "./company-posts.ts";
import { isInPlace, placeOf, type StoredPost } from "./post.entity.ts";
import { postItems } from "./post-items.entity.ts";
import { withRequestNews } from "./request-news.ts";

/**
 * Marks a project of the caller's company as filled, or opens it again. A filled project leaves the feed and takes no
 * more requests; those that were sent before can still be answered, and a subscriber notifies their senders. Idempotent.
 * @throws `post.not_found`, `post.hidden`
 */
export const fillProject = (
  ctx: UserContext,
  { postId, filled }: InputOf<typeof routes.fillProject>,
): Promise<AnswerOf<typeof routes.fillProject>> =>
  retryOnConflict(async () => {
    const post = await findCompanyPost(ctx, postId);
    if (post?.type !== "project") throw new DomainError("post.not_found");
    if (post.hidden) throw new DomainError("post.hidden");
    const isDone = (post.filledAt !== undefined) === filled;
    const [saved, { data: writer }, unseen] = await Promise.all([
      isDone ? post : write(ctx, post, filled ? ctx.now().toISOString() : undefined),
      UserEntity.get({ userId: post.userId }).go({ consistent: true }),
      readBlockedIds(ctx.user.id),
    ]);
    if (!writer) throw new DomainError("post.not_found");
    const [seen = saved] = await withRequestNews([saved], unseen);
    return toCompanyPost(seen, writer, ctx.user.id);
  });

/**
 * Sets or removes `filledAt`, together with the attributes from which ElectroDB derives the keys of the feed index.
 * @throws ConflictError when somebody changed the project since it was read
 */
async function write(ctx: UserContext, post: StoredPost, filledAt: string | undefined): Promise<StoredPost> {
  const { userId, postId, type, industry } = post;
  await transact(
    postItems,
    (parts) => {
      const patch = parts.post.patch({ userId, postId });
      const change = filledAt
        ? patch.set(placeOf({ type, industry, filledAt }))
        : patch.set({ type, industry }).remove(["filledAt"]);
      return {
        post: change
          .where((of, operations) => `${operations.notExists(of.hidden)} AND ${isInPlace(post)(of, operations)}`)
          .commit(),
        outboxEvent: filledAt ? putOutboxEvent(parts, ctx, "project.filled", { postId, userId }) : undefined,
      };
    },
    () => new ConflictError(),
  );
  const { filledAt: _, ...open } = post;
  return filledAt ? { ...open, filledAt } : open;
}
