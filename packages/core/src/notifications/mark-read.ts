import type * as routes from "@linkedpotential/contract/notifications/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { notificationItems } from "./notification-items.entity.ts";

/** Other devices hear of it as of news. */
export async function markRead(ctx: UserContext): Promise<AnswerOf<typeof routes.markRead>> {
  const userId = ctx.user.id;
  const readUntil = ctx.now().toISOString();
  await transact(
    notificationItems,
    (parts) => ({
      marker: parts.marker.put({ userId, readUntil }).commit(),
      counter: parts.counter.update({ userId }).add({ news: 1 }).commit(),
    }),
    () => new DomainError("request.conflict"),
  );
  return { success: true };
}
