import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { RecipientNotifications } from "../../notifications/put-notifications.ts";
import { findAccountMessage } from "./account-message.entity.ts";

/** Returns the notification about a message of the team, which cannot be switched off. */
export async function ofAccountMessage(event: OutboxEvents["account.message-sent"]): Promise<RecipientNotifications[]> {
  const message = await findAccountMessage(event);
  if (!message) return [];
  const { userId, messageId: relatedId, subject, text } = message;
  const details = { text: `${subject}\n${text}` };
  return [{ userId, items: [{ type: "team_message", relatedId, details, occasion: `message ${relatedId}` }] }];
}
