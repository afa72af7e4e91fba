import { isRefused } from "../db/transact.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";
import { ColleagueAnswerEntity } from "./colleague-answer.entity.ts";

const slice = 50;

/** Erases the words and contact data with which a member answered requests for projects of colleagues. */
export async function eraseAnswers(userId: number): Promise<number> {
  const query = ColleagueAnswerEntity.query.ofMember({ userId });
  const { data: answers } = await query.go({ limit: slice, pages: 1, consistent: true });
  for (const { postId, fromUserId } of answers) {
    await eraseWords({ postId, fromUserId }, userId);
    await ColleagueAnswerEntity.delete({ userId, postId, fromUserId }).go();
  }
  return answers.length;
}

async function eraseWords(key: { postId: number; fromUserId: number }, answeredById: number): Promise<void> {
  try {
    await CollaborationRequestEntity.patch(key)
      .remove(["answeredById", "reply", "contact"])
      .where((of, { eq }) => eq(of.answeredById, answeredById))
      .go();
  } catch (error) {
    // The request was deleted, or another one took its place.
    if (!isRefused(error)) throw error;
  }
}
