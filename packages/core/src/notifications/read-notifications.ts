import { NotificationEntity, type StoredNotification } from "./notification.entity.ts";
import { readUntilOf } from "./read-marker.entity.ts";

export interface SeenNotification extends StoredNotification {
  isRead: boolean;
}
interface Stretch {
  limit: number;
  /** Only older ones than this one. */
  before?: number;
}

/** Newest first, by reads side by side. */
export async function readNotifications(
  userId: number,
  { limit, before = Number.MAX_SAFE_INTEGER }: Stretch,
): Promise<{ notifications: SeenNotification[]; hasMore: boolean }> {
  const query = NotificationEntity.query.ofUser({ userId });
  const [{ data, cursor }, readUntil] = await Promise.all([
    query
      .between({ notificationId: 1 }, { notificationId: before - 1 })
      .go({ limit, order: "desc", pages: 1, consistent: true }),
    readUntilOf(userId),
  ]);
  const notifications = data.map((one) => ({ ...one, isRead: one.createdAt <= readUntil }));
  return { notifications, hasMore: cursor !== null };
}
