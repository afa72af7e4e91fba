import type { BusEvents } from "@linkedpotential/contract/bus";
import { readUnseen } from "../blocks/block.entity.ts";
import type { Context } from "../context.ts";
import { newPostsMail } from "../mail/messages/new-posts-mail.ts";
import { type Sending, sendMailOnce } from "../mail/send-mail-once.ts";
import { readPeople } from "../network/people.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.ts";
import { hasCommunityAccess } from "../user/premium.ts";
import { takesMail } from "../user/takes-mail.ts";
import { UserEntity } from "../user/user.entity.ts";
import { postsOfDay } from "./posts-of-day.ts";

/** Maximum number of posts considered. The mail links to the feed for the others. */
const readMax = 50;

/**
 * Sends the digest of a day to one recipient at most once.
 * @throws errors of SES, `request.in_progress` while another run sends the mail
 */
export async function mailNewPosts(
  ctx: Pick<Context, "now" | "log" | "config">,
  { userId, date }: BusEvents["user.new_posts_due"],
): Promise<{ mail: Sending | "unwanted" | "nothing_new" }> {
  ctx.log.note("userId", userId);
  const [{ data: user }, posts, unseen] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    postsOfDay(date, readMax),
    readUnseen(userId),
  ]);
  if (!user || !takesMail(user, "new_post") || !hasCommunityAccess(ctx, user)) return { mail: "unwanted" };
  const isNews = (post: (typeof posts)[number]) =>
    post.userId !== userId && post.createdAt > user.joinDate && !unseen.has(post.userId);
  const seen = posts.filter(isNews);
  const people = await readPeople(
    userId,
    seen.map((post) => post.userId),
  );
  const news = seen.flatMap((post) => {
    const author = people.get(post.userId);
    return author ? [{ title: post.title, author: author.name }] : [];
  });
  if (news.length === 0) return { mail: "nothing_new" };
  const mail = { to: user.email, ...newPostsMail(user, date, news, await unsubscribeLinks(user, "new_post")) };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `new posts ${date}` }, mail) };
}
