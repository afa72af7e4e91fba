import { unreadMax } from "@linkedpotential/contract/notifications/limits";
import type * as routes from "@linkedpotential/contract/notifications/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readNotifications } from "./read-notifications.ts";

export async function countUnread(ctx: UserContext): Promise<AnswerOf<typeof routes.countUnread>> {
  const { notifications } = await readNotifications(ctx, { limit: unreadMax });
  return { count: notifications.filter(({ isRead }) => !isRead).length };
}
