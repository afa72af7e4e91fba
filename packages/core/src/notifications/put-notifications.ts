import { notificationDays } from "@linkedpotential/contract/notifications/limits";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import type { Context } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { ttlOf } from "../db/store.ts";
import { transact } from "../db/transact.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { newId } from "../ids.ts";
import { bumpNotificationVersion } from "./bump-notification-version.ts";
import type { StoredNotification } from "./notification.entity.ts";
import { notificationItems } from "./notification-items.entity.ts";

export interface NewNotification
  extends Pick<StoredNotification, "type" | "relatedId" | "actorId" | "details" | "readAt"> {
  /** Key of the notification, unique per user. The same key creates no second notification. */
  occasion: string;
}
/** Notifications for one user. `kind` names the setting that switches them off; absent when they cannot be switched off. */
export interface RecipientNotifications {
  userId: number;
  kind?: NotificationKind;
  items: NewNotification[];
}

type Ctx = Pick<Context, "now">;

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Number of days for which the key of a notification is stored. Dead-letter queues and the event archive keep events for
 * less time, so an event that is delivered again creates no second notification.
 */
const rememberedDays = 45;
/** Maximum number of notifications per transaction. Each takes two of its 100 parts. */
const atOnce = 45;

/** Stores one notification per occasion, even when called repeatedly. Returns the number of new notifications. */
export async function putNotifications(ctx: Ctx, userId: number, items: readonly NewNotification[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < items.length; from += atOnce) {
    const some = items.slice(from, from + atOnce);
    count += await retryOnConflict(() => putNew(ctx, userId, some));
  }
  // Raise the version even if nothing is new: an earlier attempt may have stored the notifications and failed before
  // this line.
  if (items.length > 0) await bumpNotificationVersion(ctx, userId);
  return count;
}

async function putNew(ctx: Ctx, userId: number, items: readonly NewNotification[]): Promise<number> {
  const caller = `${userId} notification`;
  const keys = items.map(({ occasion }) => ({ caller, key: occasion }));
  const { data: known } = await IdempotencyRecordEntity.get(keys).go({ consistent: true });
  const stored = new Set(known.map(({ key }) => key));
  const left = items.filter(({ occasion }) => !stored.has(occasion));
  if (left.length === 0) return 0;
  const now = ctx.now();
  const inDays = (days: number) => ttlOf(new Date(now.getTime() + days * dayMs));
  const timestamps = { createdAt: now.toISOString(), ttl: inDays(notificationDays) };
  await transact(
    notificationItems,
    (parts) => ({
      notifications: left.flatMap(({ occasion: key, ...about }) => [
        parts.record.create({ caller, key, fingerprint: key, ttl: inDays(rememberedDays) }).commit(),
        parts.notification.put({ userId, notificationId: newId(now), ...about, ...timestamps }).commit(),
      ]),
    }),
    () => new ConflictError(),
  );
  return left.length;
}
