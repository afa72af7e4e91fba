import { notificationDays } from "@linkedpotential/contract/notifications/limits";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { PostEntity, type StoredPost } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { hasCommunityAccess } from "../user/premium.ts";
import { toSettings } from "../user/settings/to-settings.ts";
import type { UserItem } from "../user/user.entity.ts";
import { NotificationEntity, type StoredNotification } from "./notification.entity.ts";
import { readUntilOf } from "./read-marker.entity.ts";

/** A notification that is stored, or that is derived from a new post of another user. */
export type Notice = Pick<
  StoredNotification,
  "notificationId" | "relatedId" | "actorId" | "details" | "createdAt" | "readAt"
> & {
  type: StoredNotification["type"] | "new_post";
};
interface SeenNotification extends Notice {
  isRead: boolean;
}
interface Stretch {
  limit: number;
  before?: number;
}
interface Source {
  notices: Notice[];
  end: number;
}
interface SeenPage {
  reader: UserItem;
  notifications: SeenNotification[];
  end: number | undefined;
}

/**
 * Reads a page of notifications, newest first. Merges the stored notifications with those about new posts of other
 * users. Skips notifications about blocked people.
 */
export async function readNotifications(
  ctx: UserContext,
  { limit, before = Number.MAX_SAFE_INTEGER }: Stretch,
): Promise<SeenPage> {
  const [reader, own, posts, readUntil, unseen] = await Promise.all([
    findOwnUser(ctx),
    readOwn(ctx.user.id, limit, before),
    readPosts(limit, before),
    readUntilOf(ctx.user.id),
    readBlockedIds(ctx.user.id),
  ]);
  const sources = [own, newPosts(ctx, reader, posts)];
  const end = Math.max(...sources.map((source) => source.end));
  const notices = sources
    .flatMap((source) => source.notices)
    .filter(({ notificationId, actorId }) => notificationId >= end && !(actorId && unseen.has(actorId)));
  const page = notices.sort((one, other) => other.notificationId - one.notificationId).slice(0, limit);
  return {
    reader,
    notifications: page.map((one) => ({ ...one, isRead: isSeen(one, readUntil) })),
    end: notices.length > page.length ? page.at(-1)?.notificationId : end || undefined,
  };
}

/** Tells whether the reader has seen a notification: itself, what it is about, or everything up to a later time. */
export const isSeen = (one: Pick<Notice, "type" | "createdAt" | "readAt">, readUntil: string): boolean =>
  isOwnDoing(one) || one.readAt !== undefined || one.createdAt <= readUntil;

/** Tells whether a notification is a receipt of the reader's own action. Such a receipt counts as read. */
const isOwnDoing = ({ type }: Pick<Notice, "type">): boolean => ownDoings.has(type);

async function readOwn(userId: number, limit: number, before: number): Promise<Source> {
  const { data, cursor } = await NotificationEntity.query
    .ofUser({ userId })
    .between({ notificationId: 0 }, { notificationId: before - 1 })
    .go({ limit, order: "desc", pages: 1, consistent: true });
  return { notices: data, end: cursor === null ? 0 : (data.at(-1)?.notificationId ?? 0) };
}

async function readPosts(limit: number, before: number): Promise<{ posts: StoredPost[]; hasMore: boolean }> {
  const query = PostEntity.query.ofType({ type: "collaboration" }).lt({ postId: before });
  const { data, cursor } = await query.go({ limit, order: "desc", pages: 1 });
  return { posts: data, hasMore: cursor !== null };
}

const ownDoings: ReadonlySet<Notice["type"]> = new Set([
  "collaboration_request_sent",
  "report_received",
  "billing_started",
  "billing_continued",
]);

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Derives notifications from the posts that others published since the reader registered. Empty when the reader has no
 * access to the community (D8) or has switched these notifications off.
 */
function newPosts(
  ctx: UserContext,
  reader: UserItem,
  { posts, hasMore }: { posts: StoredPost[]; hasMore: boolean },
): Source {
  if (!hasCommunityAccess(ctx, reader) || !toSettings(reader).notifications.new_post.inApp)
    return { notices: [], end: 0 };
  const since = Math.max(Date.parse(reader.joinDate), ctx.now().getTime() - notificationDays * dayMs);
  const recent = posts.filter(({ createdAt }) => Date.parse(createdAt) > since);
  const notices = recent
    .filter(({ userId }) => userId !== reader.userId)
    .map(({ postId, userId, createdAt }) => {
      const ids = { notificationId: postId, relatedId: postId, actorId: userId };
      return { ...ids, type: "new_post" as const, createdAt };
    });
  const isWhole = !hasMore || recent.length < posts.length;
  return { notices, end: isWhole ? 0 : (posts.at(-1)?.postId ?? 0) };
}
