import type { RecipientsPage } from "@linkedpotential/contract/bus";
import { LeadEntity } from "../lead.entity.ts";

type Page = Extract<RecipientsPage, { event: "user.follow_ups_due" }>;

/**
 * Reads a page of people with open follow-ups on a day. The next page starts after the last person of this page, so
 * nobody is on two pages of a shard, and a person with many follow-ups takes at most one page.
 */
export async function peopleWithFollowUps(
  page: Page,
  limit: number,
): Promise<{ userIds: number[]; next: Page | undefined }> {
  const { date: followUpDate, shard, after } = page;
  const from = after ? after.userId + 1 : 0;
  const { data, cursor } = await LeadEntity.query
    .dueFollowUps({ shard })
    .between({ followUpDate, userId: from }, { followUpDate, userId: Number.MAX_SAFE_INTEGER })
    .go({ attributes: ["userId"], limit, pages: 1 });
  const userIds = [...new Set(data.map(({ userId }) => userId))];
  const last = userIds.at(-1);
  return { userIds, next: cursor && last !== undefined ? { ...page, after: { userId: last } } : undefined };
}
