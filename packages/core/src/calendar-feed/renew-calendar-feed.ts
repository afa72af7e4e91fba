import type { renewCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import { writeFeedToken } from "@linkedpotential/contract/calendar-feed/token";
import { addressOf } from "@linkedpotential/contract/endpoints";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { CalendarFeedEntity } from "./calendar-feed.entity.ts";
import { newFeedSecret } from "./feed-secret.ts";

/** Creates the caller's calendar feed, or gives it a new address. The previous address stops working at once. */
export async function renewCalendarFeed(ctx: UserContext): Promise<AnswerOf<typeof contract>> {
  const { id: userId } = ctx.user;
  const { secret, secretHash } = newFeedSecret();
  const createdAt = ctx.now().toISOString();
  await CalendarFeedEntity.put({ userId, secretHash, createdAt }).go();
  const { path } = addressOf("calendar-feed/read", { params: { token: writeFeedToken({ userId, secret }) } });
  return { createdAt, address: `${ctx.config.siteUrl}${path}` };
}
