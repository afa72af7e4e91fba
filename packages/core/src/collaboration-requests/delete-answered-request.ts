import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";
import { ColleagueAnswerEntity } from "./colleague-answer.entity.ts";

/**
 * Deletes a request in any state, without changing the count of pending requests. An answer of a colleague is deleted
 * first: without the request, a retry could not find it.
 */
export async function deleteAnsweredRequest({
  postId,
  fromUserId,
  answeredById,
}: Pick<StoredRequest, "postId" | "fromUserId" | "answeredById">): Promise<void> {
  if (answeredById !== undefined) {
    await ColleagueAnswerEntity.delete({ userId: answeredById, postId, fromUserId }).go();
  }
  await CollaborationRequestEntity.delete({ postId, fromUserId }).go();
}
