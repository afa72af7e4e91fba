import type { RecipientsPage } from "@linkedpotential/contract/bus";
import { digestReadersCursor, UserEntity } from "../user/user.entity.ts";

type Page = Extract<RecipientsPage, { event: "user.new_posts_due" }>;

const digest = "new_posts";

/** Reads a page of the users who get the daily mail about new posts, in the order in which they switched it on. */
export async function digestReaders(page: Page, limit: number): Promise<{ userIds: number[]; next: Page | undefined }> {
  const { data, cursor } = await UserEntity.query.digestReaders({ digest }).go({
    attributes: ["userId", "digestSince"],
    cursor: page.after ? digestReadersCursor({ digest, ...page.after }) : null,
    limit,
    pages: 1,
  });
  const { userId, digestSince } = data.at(-1) ?? {};
  const userIds = data.map((reader) => reader.userId);
  return { userIds, next: cursor && userId && digestSince ? { ...page, after: { userId, digestSince } } : undefined };
}
