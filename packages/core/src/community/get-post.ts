import { feedTypes } from "@linkedpotential/contract/community/post-types";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { PostEntity, type PostKey } from "./post.entity.ts";
import { readVisiblePosts } from "./visible-posts.ts";

/** Returns one of the caller's own posts, one that the caller sent a request for, or one that the feed shows. */
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
  const [own, request, shared, unseen] = await Promise.all([
    PostEntity.get({ userId: readerId, postId }).go({ consistent: true }),
    CollaborationRequestEntity.get({ postId, fromUserId: readerId }).go({ consistent: true }),
    findInFeed(postId),
    readBlockedIds(readerId),
  ]);
  if (own.data) return own.data;
  // The feed does not contain filled projects, but people who asked for one still see it.
  const found = request.data ? { userId: request.data.toUserId, postId } : shared;
  return found && !unseen.has(found.userId) ? found : undefined;
}

/** Finds a post of the feed. Reads projects last, because most posts are collaborations. */
async function findInFeed(postId: number): Promise<PostKey | undefined> {
  for (const type of feedTypes) {
    const { data } = await PostEntity.query.ofType({ type, postId }).go();
    if (data[0]) return data[0];
  }
  return undefined;
}
