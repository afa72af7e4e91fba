import { postPageSize } from "@linkedpotential/contract/community/limits";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { assertOwn } from "../user/assert-own.ts";
import { checkAndRead, findReader } from "../user/premium.ts";
import { isSeenByCompany, toCompanyPost } from "./company-posts.ts";
import { PostEntity } from "./post.entity.ts";
import { withRequestNews } from "./request-news.ts";

/**
 * Lists the caller's posts of every type, and the projects of the current members of the caller's company, newest first.
 * The cursor is the last id that was read. A page may be short although more follow, because colleagues do not see
 * hidden projects. Requests and messages of people whom the caller does not see are not counted.
 */
export async function listOwnPosts(
  ctx: UserContext,
  { userId, limit: wanted = postPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listOwnPosts>,
): Promise<AnswerOf<typeof routes.listOwnPosts>> {
  assertOwn(ctx, userId);
  const limit = Math.min(wanted, postPageSize);
  const reads = Promise.all([readPageOf(userId, limit, cursor), readBlockedIds(userId)]);
  const [own, [ownPage, unseen]] = await checkAndRead(findReader(ctx), reads);
  const writers = new Map((await readColleagues(own)).map((user) => [user.userId, user]));
  const others = [...writers.keys()].filter((id) => id !== userId);
  const pages = [ownPage, ...(await Promise.all(others.map((id) => readPageOf(id, limit, cursor))))];
  const posts = pages.flatMap(({ page }) => page).sort((one, other) => other.postId - one.postId);
  const page = posts.slice(0, limit);
  const hasMore = posts.length > limit || pages.some((one) => one.hasMore);
  const seen = await withRequestNews(page.filter(isSeenByCompany(userId)), unseen);
  const items = seen.flatMap((post) => {
    const writer = writers.get(post.userId);
    return writer ? [toCompanyPost(post, writer, userId)] : [];
  });
  return { items, nextCursor: hasMore ? String(page.at(-1)?.postId) : undefined };
}

function readPageOf(userId: number, limit: number, before: number) {
  // The partition also holds other items of the account. Bounds on both ends of the range leave them out.
  const query = PostEntity.query.ofAuthor({ userId }).between({ postId: 0 }, { postId: before - 1 });
  return readPage(limit, (most) => query.go({ order: "desc", pages: 1, consistent: true, limit: most }));
}
