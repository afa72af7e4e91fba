import { unreadMax } from "@linkedpotential/contract/notifications/limits";
import type { Context } from "../context.ts";
import { isRefused } from "../db/transact.ts";
import { bumpNotificationVersion } from "./bump-notification-version.ts";
import { NotificationEntity, type StoredNotification } from "./notification.entity.ts";
import { readUntilOf } from "./read-marker.entity.ts";
import { isSeen } from "./read-notifications.ts";

/** A request with messages. `postId` is the project of a freelancer's request. Absent for a request of a business. */
export interface NotifiedRequest {
  requestId: number;
  postId?: number | undefined;
  freelancerId: number;
}

/** Reads the unread notifications about a request among the newest of the user. */
export async function readUnreadAbout(userId: number, request: NotifiedRequest): Promise<StoredNotification[]> {
  const query = NotificationEntity.query.ofUser({ userId });
  const [{ data }, readUntil] = await Promise.all([
    query
      .between({ notificationId: 0 }, { notificationId: Number.MAX_SAFE_INTEGER })
      .go({ order: "desc", limit: unreadMax, pages: 1, consistent: true }),
    readUntilOf(userId),
  ]);
  return data.filter((one) => isAbout(request, one) && !isSeen(one, readUntil));
}

/** Marks the notifications about a request as read, for a user who has seen the request. */
export async function markReadAbout(
  ctx: Pick<Context, "now">,
  userId: number,
  request: NotifiedRequest,
): Promise<void> {
  const unread = await readUnreadAbout(userId, request);
  if (unread.length === 0) return;
  const readAt = ctx.now().toISOString();
  await Promise.all(unread.map(({ notificationId }) => markOne(userId, notificationId, readAt)));
  await bumpNotificationVersion(ctx, userId);
}

/** Tells whether a notification is about a request. A project has requests of several freelancers. */
function isAbout(
  { requestId, postId, freelancerId }: NotifiedRequest,
  { userId, type, relatedId, actorId }: StoredNotification,
): boolean {
  if (postId === undefined) return type.startsWith("project_request") && relatedId === requestId;
  const isOfFreelancer = userId === freelancerId || actorId === freelancerId;
  return type.startsWith("collaboration_request") && relatedId === postId && isOfFreelancer;
}

/** Marks one notification as read. `patch` does not recreate one that was erased since the read. */
async function markOne(userId: number, notificationId: number, readAt: string): Promise<void> {
  try {
    await NotificationEntity.patch({ userId, notificationId }).set({ readAt }).go();
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
