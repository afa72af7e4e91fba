import { unreadMax } from "@linkedpotential/contract/notifications/limits";
import { noticeOf } from "../mail/messages/request-message-mail.ts";
import { NotificationEntity } from "../notifications/notification.entity.ts";
import type { NewNotification, RecipientNotifications } from "../notifications/put-notifications.ts";
import { readUntilOf } from "../notifications/read-marker.entity.ts";
import { findUnreadMessage, type MessageEvent } from "./find-unread-message.ts";

/**
 * Returns the notification for the other side: the freelancer, or the member who sent the request or wrote the project.
 * Returns none when the message is read, or when an unread notification about the same request or project exists.
 */
export async function ofRequestMessage(event: MessageEvent): Promise<RecipientNotifications[]> {
  const { authorId: actorId, messageId } = event;
  const message = await findUnreadMessage(event);
  if (!message) return [];
  const userId = message.to === "freelancer" ? event.freelancerId : event.memberId;
  const item: NewNotification = { ...noticeOf(event), actorId, occasion: `request-message ${messageId}` };
  if (await hasUnread(userId, item)) return [];
  return [{ userId, kind: message.kind, items: [item] }];
}

async function hasUnread(userId: number, { type, relatedId }: NewNotification): Promise<boolean> {
  const query = NotificationEntity.query.ofUser({ userId });
  const [{ data }, readUntil] = await Promise.all([
    query
      .between({ notificationId: 0 }, { notificationId: Number.MAX_SAFE_INTEGER })
      .go({ order: "desc", limit: unreadMax, pages: 1, consistent: true }),
    readUntilOf(userId),
  ]);
  return data.some((one) => one.type === type && one.relatedId === relatedId && one.createdAt > readUntil);
}
