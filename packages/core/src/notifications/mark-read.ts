import type * as routes from "@linkedpotential/contract/notifications/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { bumpNotificationVersion } from "./bump-notification-version.ts";
import { ReadMarkerEntity } from "./read-marker.entity.ts";

export async function markRead(ctx: UserContext): Promise<AnswerOf<typeof routes.markRead>> {
  const userId = ctx.user.id;
  await ReadMarkerEntity.put({ userId, readUntil: ctx.now().toISOString() }).go();
  await bumpNotificationVersion(ctx, userId);
  return { success: true };
}
