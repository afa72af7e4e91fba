import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { PostEntity, type PostKey } from "./post.entity.ts";
import { readVisiblePosts } from "./visible-posts.ts";

/** Returns one of the caller's own posts, or a post that the feed shows to the caller. */
export async function getPost(
  ctx: UserContext,
  { postId }: InputOf<typeof routes.getPost>,
): Promise<AnswerOf<typeof routes.getPost>> {
  const [, key] = await checkAndRead(assertReader(ctx), findKey(ctx.user.id, postId));
  const [post] = key ? await readVisiblePosts(ctx.user.id, [key]) : [];
  if (!post) throw new DomainError("post.not_found");
  return post;
}

async function findKey(readerId: number, postId: number): Promise<PostKey | undefined> {
  const [own, shared, unseen] = await Promise.all([
    PostEntity.get({ userId: readerId, postId }).go({ consistent: true }),
    PostEntity.query.ofType({ type: "collaboration", postId }).go(),
    readBlockedIds(readerId),
  ]);
  return own.data ?? shared.data.find(({ userId }) => !unseen.has(userId));
}
