import type { BusEvents } from "@linkedpotential/contract/bus";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { Context } from "../context.ts";
import { newPostsMail } from "../mail/messages/new-posts-mail.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { readPeople } from "../network/people.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { hasCommunityAccess } from "../user/premium.ts";
import { UserEntity } from "../user/user.entity.ts";
import { postsOfDay } from "./posts-of-day.ts";
import { authorNameOf } from "./to-post.ts";

const readMax = 50;

/** Sends the mail about a day's new posts to one recipient, at most once. */
export async function mailNewPosts(
  ctx: Context,
  { userId, date }: BusEvents["user.new_posts_due"],
): Promise<{ mail: MailOutcome | "unwanted" | "nothing_new" }> {
  ctx.log.note("userId", userId);
  const [{ data: user }, posts, unseen] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    postsOfDay(date, readMax),
    readBlockedIds(userId),
  ]);
  if (!user || !acceptsMail(user, "new_post") || !hasCommunityAccess(ctx, user)) return { mail: "unwanted" };
  const isNews = (post: (typeof posts)[number]) =>
    post.userId !== userId && post.createdAt > user.joinDate && !unseen.has(post.userId);
  const seen = posts.filter(isNews);
  const people = await readPeople(
    userId,
    seen.map((post) => post.userId),
  );
  const news = seen.flatMap((post) => {
    const author = people.get(post.userId);
    const { postId, type, title, lookingFor = [] } = post;
    const kind = type === "project" ? "project" : "post";
    return author ? [{ postId, kind, title, lookingFor, author: authorNameOf(post, author) } as const] : [];
  });
  if (news.length === 0) return { mail: "nothing_new" };
  const digest = { date, posts: news, skills: user.skills };
  const mail = {
    to: user.email,
    ...newPostsMail(ctx.config, user, digest, await unsubscribeLinks(ctx.config, user, "new_post")),
  };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `new posts ${date}` }, mail) };
}
