import { unreadMax } from "@linkedpotential/contract/notifications/limits";
import { noticeOf } from "../mail/messages/request-message-mail.ts";
import { NotificationEntity } from "../notifications/notification.entity.ts";
import type { NewNotification, RecipientNotifications } from "../notifications/put-notifications.ts";
import { readUntilOf } from "../notifications/read-marker.entity.ts";
import { findUnreadMessage, type MessageEvent } from "./find-unread-message.ts";

/**
 * Returns the notification for the freelancer. Returns none when the message is read, or when an unread notification
 * about the same request exists. Businesses have no notifications in the app.
 */
export async function ofRequestMessage(event: MessageEvent): Promise<RecipientNotifications[]> {
  const { freelancerId: userId, authorId: actorId, messageId } = event;
  const message = await findUnreadMessage(event);
  if (message?.to !== "freelancer") return [];
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
