import { messagesOf, RequestMessageEntity } from "./request-message.entity.ts";

const atOnce = 25;

/** Erases the messages of both sides under a request. Call it before the request is deleted, so that a retry finds them. */
export async function eraseMessages(requestId: number): Promise<void> {
  const { data: messages } = await messagesOf(requestId).go({ pages: "all" });
  for (let from = 0; from < messages.length; from += atOnce) {
    const some = messages.slice(from, from + atOnce);
    await Promise.all(some.map(({ userId, messageId }) => RequestMessageEntity.delete({ userId, messageId }).go()));
  }
}
