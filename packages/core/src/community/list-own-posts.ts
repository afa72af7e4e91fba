import { postPageSize } from "@linkedpotential/contract/community/limits";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readPage } from "../db/read-page.ts";
import { toPerson } from "../network/people.ts";
import { assertOwn } from "../user/assert-own.ts";
import { checkAndRead, findReader } from "../user/premium.ts";
import { PostEntity } from "./post.entity.ts";
import { toPost } from "./to-post.ts";

/** Lists the caller's posts of every type, newest first. The cursor is the last id of the previous page. */
export async function listOwnPosts(
  ctx: UserContext,
  { userId, limit = postPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listOwnPosts>,
): Promise<AnswerOf<typeof routes.listOwnPosts>> {
  assertOwn(ctx, userId);
  // The partition also holds other items of the account. Bounds on both ends of the range leave them out.
  const query = PostEntity.query.ofAuthor({ userId }).between({ postId: 0 }, { postId: cursor - 1 });
  const options = { order: "desc", pages: 1, consistent: true } as const;
  const read = readPage(Math.min(limit, postPageSize), (most) => query.go({ ...options, limit: most }));
  const [own, { page, hasMore }] = await checkAndRead(findReader(ctx), read);
  const author = toPerson(own, userId, false);
  const items = page.map((post) => toPost(post, author));
  return { items, nextCursor: hasMore ? String(items.at(-1)?.id) : undefined };
}
