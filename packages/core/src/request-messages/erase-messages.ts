import type { Context } from "../context.ts";
import { deleteAttachment } from "../media/attachments.ts";
import { messagesOf, RequestMessageEntity, type StoredRequestMessage } from "./request-message.entity.ts";

type Ctx = Pick<Context, "config">;

const atOnce = 25;

/**
 * Erases the messages of both sides under a request, with their files. Call it before the request is deleted, so that a
 * retry finds them.
 */
export async function eraseMessages(ctx: Ctx, requestId: number): Promise<void> {
  const { data: messages } = await messagesOf(requestId).go({ pages: "all" });
  for (let from = 0; from < messages.length; from += atOnce) {
    const some = messages.slice(from, from + atOnce);
    await Promise.all(some.map((message) => eraseMessage(ctx, message)));
  }
}

/** Erases a limited number of messages that the user wrote, with their files. Returns how many it found. */
export async function eraseWrittenMessages(ctx: Ctx, userId: number): Promise<number> {
  const { data: messages } = await RequestMessageEntity.query
    .ofAuthor({ userId })
    .go({ limit: atOnce, pages: 1, consistent: true });
  await Promise.all(messages.map((message) => eraseMessage(ctx, message)));
  return messages.length;
}

/** Deletes the file before the message: without the message, a retry could not find it. */
async function eraseMessage({ config }: Ctx, { userId, messageId, attachment }: StoredRequestMessage): Promise<void> {
  if (attachment) await deleteAttachment(config, { userId, messageId });
  await RequestMessageEntity.delete({ userId, messageId }).go();
}
