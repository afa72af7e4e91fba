import { postPreviewsMax } from "@linkedpotential/contract/community/limits";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { PostPreview } from "@linkedpotential/contract/community/schema";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readPeople } from "../network/people.ts";
import type { StoredPost } from "./post.entity.ts";
import { readFeed, readFeedFilter } from "./read-feed.ts";

/** Lists the newest posts of the feed in short. Needs no Premium: the free plan shows them before it offers Premium. */
export async function listPostPreviews(ctx: UserContext): Promise<AnswerOf<typeof routes.listPostPreviews>> {
  const readerId = ctx.user.id;
  const wanted = { type: "collaboration", limit: postPreviewsMax, before: Number.MAX_SAFE_INTEGER } as const;
  const { keys, posts = [] } = await readFeed(wanted, readFeedFilter(readerId));
  const people = await readPeople(
    readerId,
    keys.map(({ userId }) => userId),
  );
  const shown = new Map(posts.filter(({ hidden }) => !hidden).map((post) => [post.postId, post]));
  return keys.flatMap(({ postId, userId }) => {
    const [post, author] = [shown.get(postId), people.get(userId)];
    return post && author ? [toPreview(post, author.activityArea)] : [];
  });
}

const toPreview = ({ postId, title, language, industry, createdAt }: StoredPost, authorArea: string): PostPreview => ({
  id: postId,
  title,
  language,
  industry,
  authorArea,
  createdAt,
});
