import type * as routes from "@linkedpotential/contract/notifications/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { raiseNews } from "./raise-news.ts";
import { ReadMarkerEntity } from "./read-marker.entity.ts";

/** Marks all notifications as read, and makes other devices reload them. */
export async function markRead(ctx: UserContext): Promise<AnswerOf<typeof routes.markRead>> {
  const userId = ctx.user.id;
  await ReadMarkerEntity.put({ userId, readUntil: ctx.now().toISOString() }).go();
  await raiseNews(ctx, userId);
  return { success: true };
}
