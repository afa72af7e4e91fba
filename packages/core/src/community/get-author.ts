import { authorPostsMax } from "@linkedpotential/contract/community/limits";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { readPeople } from "../network/people.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { PostEntity, type StoredPost } from "./post.entity.ts";

/**
 * Returns the author of posts in the feed, as the caller sees them, with their newest posts. Somebody without a post in
 * the feed is not found, so that the call shows no more people than the feed does.
 * @throws `plan_limit`, `post.author_not_found`
 */
export async function getAuthor(
  ctx: UserContext,
  { authorId }: InputOf<typeof routes.getAuthor>,
): Promise<AnswerOf<typeof routes.getAuthor>> {
  const readerId = ctx.user.id;
  const reads = Promise.all([readShownPosts(authorId), readPeople(readerId, [authorId]), readBlockedIds(readerId)]);
  const [, [posts, people, unseen]] = await checkAndRead(assertReader(ctx), reads);
  const author = people.get(authorId);
  if (!author || posts.length === 0 || unseen.has(authorId)) throw new DomainError("post.author_not_found");
  const { initials, ...shown } = author;
  return {
    ...shown,
    posts: posts
      .slice(0, authorPostsMax)
      .map(({ postId: id, title, language, createdAt }) => ({ id, title, language, createdAt })),
  };
}

async function readShownPosts(userId: number): Promise<StoredPost[]> {
  const query = PostEntity.query.ofAuthor({ userId }).between({ postId: 0 }, { postId: Number.MAX_SAFE_INTEGER });
  const { data } = await query.go({ pages: "all", order: "desc" });
  return data.filter(({ type, hidden }) => type === "collaboration" && !hidden);
}
