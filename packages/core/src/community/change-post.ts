import type { Post } from "@linkedpotential/contract/community/schema";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { toPerson } from "../network/people.ts";
import { checkAndRead } from "../user/premium.ts";
import type { UserItem } from "../user/user.entity.ts";
import { isInPlace, PostEntity, type StoredPost } from "./post.entity.ts";
import { toPost } from "./to-post.ts";

type Patch = ReturnType<typeof PostEntity.patch>;
type Change = (patch: Patch, post: StoredPost) => ReturnType<Patch["set"]>;

/**
 * Changes a post of the caller. A post with pending requests stays unchanged, because requesters answered to its current
 * text (D51).
 * @throws the errors of `findOwner`
 * @throws `post.not_found`, `post.hidden`, `post.has_requests`
 */
export async function changePost(
  ctx: UserContext,
  postId: number,
  findOwner: (ctx: UserContext) => Promise<UserItem>,
  change: Change,
): Promise<Post> {
  const key = { userId: ctx.user.id, postId };
  return retryOnConflict(async () => {
    const read = PostEntity.get(key).go({ consistent: true });
    const [own, { data: post }] = await checkAndRead(findOwner(ctx), read);
    if (!post) throw new DomainError("post.not_found");
    if (post.hidden) throw new DomainError("post.hidden");
    if (post.pendingCount > 0) throw new DomainError("post.has_requests");
    return toPost(await write(post, change), toPerson(own, own.userId, false));
  });
}

async function write(post: StoredPost, change: Change): Promise<StoredPost> {
  const { userId, postId } = post;
  try {
    const { data } = await change(PostEntity.patch({ userId, postId }), post)
      .where((of, operations) =>
        [operations.eq(of.pendingCount, 0), operations.notExists(of.hidden), isInPlace(post)(of, operations)].join(
          " AND ",
        ),
      )
      .go({ response: "all_new" });
    return data;
  } catch (error) {
    // The retry reads the post again and finds out which condition failed.
    throw isRefused(error) ? new ConflictError() : error;
  }
}
