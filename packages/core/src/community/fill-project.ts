import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { UserEntity } from "../user/user.entity.ts";
import { findCompanyPost, toCompanyPost } from "./company-posts.ts";
import { isInPlace, PostEntity, placeOf, type StoredPost } from "./post.entity.ts";

/**
 * Marks a project of the caller's company as filled, or opens it again. A filled project leaves the feed and takes no
 * more requests; those that were sent before can still be answered. Idempotent.
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
    const [saved, { data: writer }] = await Promise.all([
      isDone ? post : write(post, filled ? ctx.now().toISOString() : undefined),
      UserEntity.get({ userId: post.userId }).go({ consistent: true }),
    ]);
    if (!writer) throw new DomainError("post.not_found");
    return toCompanyPost(saved, writer, ctx.user.id);
  });

/**
 * Sets or removes `filledAt`, together with the attributes from which ElectroDB derives the keys of the feed index.
 * @throws ConflictError when somebody changed the project since it was read
 */
async function write(post: StoredPost, filledAt: string | undefined): Promise<StoredPost> {
  const { userId, postId, type, industry } = post;
  const patch = PostEntity.patch({ userId, postId });
  const change = filledAt
    ? patch.set(placeOf({ type, industry, filledAt }))
    : patch.set({ type, industry }).remove(["filledAt"]);
  try {
    const { data } = await change
      .where((of, operations) => `${operations.notExists(of.hidden)} AND ${isInPlace(post)(of, operations)}`)
      .go({ response: "all_new" });
    return data;
  } catch (error) {
    throw isRefused(error) ? new ConflictError() : error;
  }
}
