import type { deleteCalendarFeed as contract } from "@linkedpotential/contract/calendar-feed/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { CalendarFeedEntity } from "./calendar-feed.entity.ts";

/** Switches the caller's calendar feed off. Idempotent. */
export async function deleteCalendarFeed({ user }: UserContext): Promise<AnswerOf<typeof contract>> {
  await CalendarFeedEntity.delete({ userId: user.id }).go();
  return { success: true };
}
