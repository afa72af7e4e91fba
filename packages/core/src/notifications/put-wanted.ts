import type { Context } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { toSettings } from "../user/settings/to-settings.ts";
import { UserEntity } from "../user/user.entity.ts";
import { putNotifications, type RecipientNotifications } from "./put-notifications.ts";

/** Stores the notifications for a user who wants them, once per occasion. Returns the number of new notifications. */
export async function putWanted(ctx: Pick<Context, "now">, group: RecipientNotifications): Promise<number> {
  return (await isWanted(group)) ? putNotifications(ctx, group.userId, group.items) : 0;
}

/**
 * Tells whether to store the notifications. False when they involve a deleted account, because its erasure has already
 * run and would not find them. Also false when the recipient has switched this kind off.
 */
async function isWanted({ userId, kind, items }: RecipientNotifications): Promise<boolean> {
  const people = [...new Set([userId, ...items.flatMap(({ actorId }) => actorId ?? [])])];
  const users = await readBatch(
    people.map((id) => ({ userId: id })),
    (keys) => UserEntity.get(keys).go({ consistent: true }),
  );
  const reader = users.find((user) => user.userId === userId);
  if (users.length < people.length || !reader) return false;
  return kind === undefined || toSettings(reader).notifications[kind].inApp;
}
