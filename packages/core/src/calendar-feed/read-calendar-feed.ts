import type { readCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import { readFeedToken } from "@linkedpotential/contract/calendar-feed/token";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countAddress, countSubject } from "../auth/guard/rate-limit.ts";
import type { RequestContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { allOpenFollowUps } from "../leads/follow-ups/open-follow-ups.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { CalendarFeedEntity } from "./calendar-feed.entity.ts";
import { isFeedSecret } from "./feed-secret.ts";
import { feedText } from "./feed-text.ts";
import { registeredEvents } from "./registered-events.ts";

/**
 * Returns the owner's open follow-ups and registered live events as an iCalendar file. Unchanged data gives the same
 * text, so that it can be compared by a hash.
 * @throws `calendar_feed.unknown`, `request.rate_limited`
 */
export async function readCalendarFeed(
  ctx: RequestContext,
  { token }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const owner = await findOwner(ctx, token);
  const { userId } = owner;
  ctx.log.note("userId", userId);
  const [followUps, events] = await Promise.all([
    allOpenFollowUps(userId),
    registeredEvents(userId),
    // Not counted by network address: calendar services fetch the feeds of many people from few addresses.
    countSubject(ctx, "calendar-feed", String(userId)),
  ]);
  return { text: feedText(ctx.config, owner, { followUps, events }) };
}

async function findOwner(ctx: RequestContext, token: string): Promise<UserItem> {
  const { userId, secret } = readFeedToken(token);
  const [{ data: feed }, { data: owner }] = await Promise.all([
    CalendarFeedEntity.get({ userId }).go({ consistent: true }),
    UserEntity.get({ userId }).go({ consistent: true }),
  ]);
  if (feed && owner && owner.lockedAt === undefined && isFeedSecret(secret, feed.secretHash)) return owner;
  await countAddress(ctx, "calendar-feed");
  throw new DomainError("calendar_feed.unknown");
}
