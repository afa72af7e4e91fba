import { countSubject } from "../auth/guard/rate-limit.ts";
import type { UserContext } from "../context.ts";
import { deleteAttachment, putAttachment } from "../media/attachments.ts";
import type { AttachedFile } from "./read-attachment.ts";
import { RequestMessageEntity, type StoredRequestMessage } from "./request-message.entity.ts";

/**
 * Stores the file of a message before `write` stores the message, so that no message lacks its file. When `write`
 * fails, the file is deleted, unless the message is stored nevertheless.
 * @throws `request.rate_limited`
 */
export async function withAttachment(
  ctx: UserContext,
  { userId, messageId }: StoredRequestMessage,
  file: AttachedFile | undefined,
  write: () => Promise<void>,
): Promise<void> {
  if (!file) return write();
  const key = { userId, messageId };
  await countSubject(ctx, "attach-file", String(userId));
  await putAttachment(ctx.config, key, file.bytes);
  try {
    await write();
  } catch (error) {
    const { data: message } = await RequestMessageEntity.get(key).go({ consistent: true });
    if (!message) await deleteAttachment(ctx.config, key);
    throw error;
  }
}
