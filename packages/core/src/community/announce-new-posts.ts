import { today } from "@linkedpotential/contract/dates";
import { publish } from "../bus/publish.ts";
import type { Context } from "../context.ts";
import { UserEntity } from "../user/user.entity.ts";
import { postsOfDay } from "./posts-of-day.ts";

/** To everybody who wants them by mail, on days with any. Told twice does no harm: who listens mails once a day. */
export async function announceNewPosts(ctx: Pick<Context, "now">): Promise<{ posts: number; readers: number }> {
  const date = today(ctx.now());
  const { length: posts } = await postsOfDay(date, 1);
  if (posts === 0) return { posts, readers: 0 };
  const { data: readers } = await UserEntity.query.digestReaders({ digest: "new_posts" }).go({ pages: "all" });
  await publish(
    "user.new_posts_due",
    readers.map(({ userId }) => ({ userId, date })),
  );
  return { posts, readers: readers.length };
}
