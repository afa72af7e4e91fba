import type * as routes from "@linkedpotential/contract/community/routes";
import { postPageSize } from "@linkedpotential/contract/community/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { assertPremium, besideCheck } from "../user/premium.ts";
import { readFeed } from "./read-feed.ts";
import { shownPosts } from "./shown-posts.ts";

/** Of others, newest first; the cursor is the oldest post that was answered or left out. @throws `plan_limit` */
export async function listPosts(
  ctx: UserContext,
  { industry, limit = postPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listPosts>,
): Promise<AnswerOf<typeof routes.listPosts>> {
  const readerId = ctx.user.id;
  const wanted = { industry, limit: Math.min(limit, postPageSize), before: cursor };
  const feed = readFeed(wanted, ({ userId }) => userId !== readerId);
  const [, { keys, posts, nextCursor }] = await besideCheck(assertPremium(ctx), feed);
  return { items: await shownPosts(readerId, keys, posts), nextCursor };
}
