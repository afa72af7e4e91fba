import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { isRefused } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { toPerson } from "../network/people.ts";
import { checkAndRead, findPremiumUser } from "../user/premium.ts";
import { PostEntity, type PostKey, type StoredPost } from "./post.entity.ts";
import { toPost } from "./to-post.ts";

type Input = InputOf<typeof routes.updatePost>;

/**
 * Changes a post that has no requests. A post with requests stays unchanged, because requesters answered to its current
 * text (D51).
 */
export async function updatePost(
  ctx: UserContext,
  { postId, ...change }: Input,
): Promise<AnswerOf<typeof routes.updatePost>> {
  const key = { userId: ctx.user.id, postId };
  return retryOnConflict(async () => {
    const read = PostEntity.get(key).go({ consistent: true });
    const [own, { data: post }] = await checkAndRead(findPremiumUser(ctx), read);
    if (!post) throw new DomainError("post.not_found");
    if (post.hidden) throw new DomainError("post.hidden");
    if (post.pendingCount > 0) throw new DomainError("post.has_requests");
    return toPost(await write(key, change), toPerson(own, own.userId, false));
  });
}

async function write(key: PostKey, { skills, lookingFor, ...change }: Omit<Input, "postId">): Promise<StoredPost> {
  const isCollaboration = change.type === "collaboration" && skills && lookingFor;
  const post = PostEntity.patch(key);
  const changed = isCollaboration
    ? post.set({ ...change, skills, lookingFor })
    : post.set(change).remove(["skills", "lookingFor"]);
  try {
    const { data } = await changed
      .where((of, { eq, notExists }) => `${eq(of.pendingCount, 0)} AND ${notExists(of.hidden)}`)
      .go({ response: "all_new" });
    return data;
  } catch (error) {
    // The retry reads the post again and finds out which condition failed.
    throw isRefused(error) ? new ConflictError() : error;
  }
}
