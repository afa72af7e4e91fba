import type { getCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { CalendarFeedEntity } from "./calendar-feed.entity.ts";

export async function getCalendarFeed({ user }: UserContext): Promise<AnswerOf<typeof contract>> {
  const { data } = await CalendarFeedEntity.get({ userId: user.id }).go({ consistent: true });
  return { createdAt: data?.createdAt ?? null };
}
