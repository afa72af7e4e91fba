import { postPageSize } from "@linkedpotential/contract/community/limits";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { postSearch } from "./post-search.ts";
import { readFeed, readFeedFilter } from "./read-feed.ts";
import { readVisiblePosts } from "./visible-posts.ts";

/**
 * Lists the feed. A search covers a limited number of posts per call, so a page may be short or empty although more
 * pages follow.
 */
export async function listPosts(
  ctx: UserContext,
  {
    type = "collaboration",
    industry,
    search,
    limit = postPageSize,
    cursor = Number.MAX_SAFE_INTEGER,
  }: InputOf<typeof routes.listPosts>,
): Promise<AnswerOf<typeof routes.listPosts>> {
  const readerId = ctx.user.id;
  const matches = search ? postSearch(search) : undefined;
  const wanted = { type, industry, matches, limit: Math.min(limit, postPageSize), before: cursor };
  const feed = readFeed(wanted, readFeedFilter(readerId));
  const [, { keys, posts, nextCursor }] = await checkAndRead(assertReader(ctx), feed);
  return { items: await readVisiblePosts(readerId, keys, posts), nextCursor };
}
