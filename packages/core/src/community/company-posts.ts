import type { Post } from "@linkedpotential/contract/community/schema";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { toPerson } from "../network/people.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import type { UserItem } from "../user/user.entity.ts";
import { PostEntity, type StoredPost } from "./post.entity.ts";
import type { PostWithNews } from "./request-news.ts";
import { toPost } from "./to-post.ts";

/** Returns a function that tells whether a member sees a post of the company: an own one, or a project that is shown. */
export const isSeenByCompany =
  (readerId: number) =>
  ({ userId, type, hidden }: StoredPost): boolean =>
    userId === readerId || (type === "project" && !hidden);

/** Converts a post of the company to the one that a member sees. It names the writer to colleagues. */
export const toCompanyPost = (post: PostWithNews, writer: UserItem, readerId: number): Post =>
  toPost(post, toPerson(writer, readerId, false), {
    writerName: writer.userId === readerId ? undefined : writer.name,
  });

/** Finds a post of the caller, or a project of a current member of the caller's company. */
export async function findCompanyPost(ctx: UserContext, postId: number): Promise<StoredPost | undefined> {
  const { id, role } = ctx.user;
  const { data } = await PostEntity.get({ userId: id, postId }).go({ consistent: true });
  if (data || role !== "business") return data ?? undefined;
  const others = (await readColleagues(await findOwnUser(ctx))).filter(({ userId }) => userId !== id);
  const posts = await readBatch(
    others.map(({ userId }) => ({ userId, postId })),
    (keys) => PostEntity.get(keys).go({ consistent: true }),
  );
  return posts.find(isSeenByCompany(id));
}
