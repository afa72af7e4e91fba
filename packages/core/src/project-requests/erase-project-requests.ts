import type { Context } from "../context.ts";
import { eraseMessages } from "../request-messages/erase-messages.ts";
import { OpenProjectRequestEntity } from "./open-project-request.entity.ts";
import { ProjectRequestEntity, readSentKeys } from "./project-request.entity.ts";

const slice = 50;

type Ctx = Pick<Context, "config">;

/** Erases requests that the user sent, with the messages under them. */
export async function eraseProjectRequests(ctx: Ctx, senderId: number): Promise<number> {
  const { sent } = await readSentKeys(senderId, slice);
  for (const { userId, requestId } of sent) {
    await OpenProjectRequestEntity.delete({ userId, senderId }).go();
    await eraseMessages(ctx, requestId);
    // Delete the request last. Without it, a retry could not find its messages and the item that marks it as open.
    await ProjectRequestEntity.delete({ userId, requestId }).go();
  }
  return sent.length;
}

/** Erases requests that the user received, with the messages of the businesses under them. */
export async function eraseReceivedProjectRequests(ctx: Ctx, userId: number): Promise<number> {
  const { data: received } = await ProjectRequestEntity.query
    .received({ userId })
    .go({ limit: slice, pages: 1, consistent: true });
  for (const { requestId, senderId } of received) {
    await OpenProjectRequestEntity.delete({ userId, senderId }).go();
    await eraseMessages(ctx, requestId);
    await ProjectRequestEntity.delete({ userId, requestId }).go();
  }
  return received.length;
}
