import type { Post } from "@linkedpotential/contract/community/schema";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { toPerson } from "../network/people.ts";
import { checkAndRead } from "../user/premium.ts";
import type { UserItem } from "../user/user.entity.ts";
import { PostEntity, type PostKey, type StoredPost } from "./post.entity.ts";
import { toPost } from "./to-post.ts";

type Patch = ReturnType<typeof PostEntity.patch>;
type Change = (post: Patch) => ReturnType<Patch["set"]>;

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
    return toPost(await write(key, change), toPerson(own, own.userId, false));
  });
}

async function write(key: PostKey, change: Change): Promise<StoredPost> {
  try {
    const { data } = await change(PostEntity.patch(key))
      .where((of, { eq, notExists }) => `${eq(of.pendingCount, 0)} AND ${notExists(of.hidden)}`)
      .go({ response: "all_new" });
    return data;
  } catch (error) {
    // The retry reads the post again and finds out which condition failed.
    throw isRefused(error) ? new ConflictError() : error;
  }
}
