import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { RecipientNotifications } from "../../../notifications/put-notifications.ts";
import { readRemoval } from "./read-removal.ts";

/** Returns the notification for a member whom the owner removed from the company. It cannot be switched off. */
export async function ofRemoval(event: OutboxEvents["company.member-removed"]): Promise<RecipientNotifications[]> {
  const removal = await readRemoval(event);
  if (!removal) return [];
  const { user, company, owner } = removal;
  const about = { relatedId: event.memberId, occasion: `removed ${event.memberId}` };
  const details = { text: company };
  return [
    {
      userId: user.userId,
      items: [{ type: "team_removed", details, ...(owner && { actorId: owner.userId }), ...about }],
    },
  ];
}
