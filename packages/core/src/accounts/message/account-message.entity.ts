import { Entity, type EntityItem } from "electrodb";
import { readBatch } from "../../db/read-batch.ts";
import { store } from "../../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/**
 * Message of an admin to the owner of an account, kept for its mail and notification and as long as the record of the
 * action, which has the same id. Part of the account's partition, so it is erased with the account. Access patterns: one
 * by id; some by id; all of a user.
 */
export const AccountMessageEntity = new Entity(
  {
    model: { entity: "account-message", version: "1", service: "linkedpotential" },
    attributes: {
      userId: id,
      messageId: id,
      subject: { type: "string", required: true },
      text: { type: "string", required: true },
      sentAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["messageId"] },
      },
    },
  },
  store,
);

export type StoredAccountMessage = EntityItem<typeof AccountMessageEntity>;

/** Returns the message of an event. Null after its retention, and when the account is deleted. */
export const findAccountMessage = async (key: {
  userId: number;
  messageId: number;
}): Promise<StoredAccountMessage | null> => (await AccountMessageEntity.get(key).go({ consistent: true })).data;

/** Returns the texts of messages to an account by their ids. Messages that have expired are absent. */
export async function readMessageTexts(userId: number, messageIds: readonly number[]): Promise<Map<number, string>> {
  const keys = messageIds.map((messageId) => ({ userId, messageId }));
  const messages = await readBatch(keys, (some) => AccountMessageEntity.get(some).go());
  return new Map(messages.map(({ messageId, text }) => [messageId, text]));
}
