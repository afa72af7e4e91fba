import { readBlockedIds } from "../blocks/block.entity.ts";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import { shortName } from "../user/shown-name.ts";
import type { UserItem } from "../user/user.entity.ts";
import { readRequestsTo } from "./read-requests-to.ts";

/** Returns the name of a freelancer as the company of a business sees it in its area (O319). */
export async function nameForCompany(business: UserItem, freelancer: UserItem): Promise<string> {
  return nameFor(await readColleagues(business), freelancer);
}

/** Returns the names of several freelancers as the company of a business sees them, by user. */
export async function namesForCompany(
  business: UserItem,
  freelancers: readonly UserItem[],
): Promise<Map<number, string>> {
  const members = await readColleagues(business);
  return new Map(await Promise.all(freelancers.map(async (one) => [one.userId, await nameFor(members, one)] as const)));
}

/**
 * Returns the full name of the newest request with which the freelancer shared it with the members, otherwise the short
 * one. Ignores requests of members with whom the freelancer has a block.
 */
async function nameFor(members: readonly UserItem[], freelancer: UserItem): Promise<string> {
  const [blocked, requests] = await Promise.all([readBlockedIds(freelancer.userId), readRequestsTo(freelancer.userId)]);
  const senderIds = new Set(members.map(({ userId }) => userId).filter((id) => !blocked.has(id)));
  const sharing = requests.find(({ senderId, replyContact }) => replyContact && senderIds.has(senderId));
  return sharing?.replyContact?.name ?? shortName(freelancer.name);
}
