import type { Context } from "../context.ts";
import { noticeOf } from "../mail/messages/request-message-mail.ts";
import { readUnreadAbout } from "../notifications/notifications-about-request.ts";
import type { NewNotification, RecipientNotifications } from "../notifications/put-notifications.ts";
import { findNotifiedProposal } from "./find-notified-proposal.ts";
import { findMessage, type MessageEvent } from "./find-unread-message.ts";

/**
 * Returns the notification for the other side: the freelancer, or the member who sent the request or wrote the project.
 * Each proposal, and each answer to one, has its own, which counts as read once the message is read. Returns none for
 * another message when it is read, or when an unread notification about the messages under the request exists.
 */
export async function ofRequestMessage(ctx: Context, event: MessageEvent): Promise<RecipientNotifications[]> {
  const { authorId: actorId, messageId, answeredId } = event;
  const message = await findMessage(event);
  if (!message) return [];
  const { to, kind, isRead, latest } = message;
  const userId = to === "freelancer" ? event.freelancerId : event.memberId;
  const proposal = await findNotifiedProposal(event, latest);
  const notice = noticeOf(event);
  const isPlain = !proposal && answeredId === undefined;
  if (isPlain && (isRead || (await hasUnread(userId, event, notice)))) return [];
  const item: NewNotification = {
    ...{ ...notice, actorId, occasion: `request-message ${messageId}` },
    ...(proposal && { details: { proposal } }),
    ...(isRead && { readAt: ctx.now().toISOString() }),
  };
  return [{ userId, kind, items: [item] }];
}

async function hasUnread(
  userId: number,
  event: MessageEvent,
  { type }: Pick<NewNotification, "type">,
): Promise<boolean> {
  const unread = await readUnreadAbout(userId, event);
  return unread.some((one) => one.type === type);
}
