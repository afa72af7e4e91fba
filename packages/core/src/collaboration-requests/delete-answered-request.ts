import type { Context } from "../context.ts";
import { eraseMessages } from "../request-messages/erase-messages.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";
import { ColleagueAnswerEntity } from "./colleague-answer.entity.ts";

/**
 * Deletes a request in any state, without changing the count of pending requests. Its messages and the answer of a
 * colleague are deleted first: without the request, a retry could not find them.
 */
export async function deleteAnsweredRequest(
  ctx: Pick<Context, "config">,
  { postId, fromUserId, requestId, answeredById, conversation }: StoredRequest,
): Promise<void> {
  if (conversation) await eraseMessages(ctx, requestId);
  if (answeredById !== undefined) {
    await ColleagueAnswerEntity.delete({ userId: answeredById, postId, fromUserId }).go();
  }
  await CollaborationRequestEntity.delete({ postId, fromUserId }).go();
}
