import { learningsPageSize } from "@linkedpotential/contract/business/company/limits";
import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { CompanyLearning } from "@linkedpotential/contract/business/company/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { readPage } from "../../../db/read-page.ts";
import { isRefused } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { ownMembership } from "../own-membership.ts";
import { LearningEntity, type LearningItem } from "./learning.entity.ts";

const toLearning = ({ learningId, memberId, topic, date, text }: LearningItem): CompanyLearning => ({
  id: learningId,
  memberId,
  topic,
  date,
  text,
});

/** Lists the learnings of all members by page, ordered by id. */
export async function listLearnings(
  ctx: UserContext,
  { limit = learningsPageSize, cursor: learningId }: InputOf<typeof routes.listLearnings>,
): Promise<AnswerOf<typeof routes.listLearnings>> {
  const { companyId } = await ownMembership(ctx);
  const all = LearningEntity.query.ofCompany({ companyId });
  const query = learningId === undefined ? all : all.gt({ learningId });
  const { page, hasMore } = await readPage(Math.min(limit, learningsPageSize), (count) =>
    query.go({ limit: count, pages: 1, consistent: true }),
  );
  return { items: page.map(toLearning), nextCursor: hasMore ? page.at(-1)?.learningId : undefined };
}

/**
 * Adds a learning of the caller, or changes it if the id is known. Idempotent.
 * @throws `company.not_author`
 */
export async function saveLearning(
  ctx: UserContext,
  { id, ...values }: InputOf<typeof routes.saveLearning>,
): Promise<AnswerOf<typeof routes.saveLearning>> {
  const { companyId, memberId } = await ownMembership(ctx);
  const item = { companyId, learningId: id, memberId, ...values };
  try {
    await LearningEntity.put(item)
      .where((stored, { eq, notExists }) => `${notExists(stored.memberId)} OR ${eq(stored.memberId, memberId)}`)
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("company.not_author") : error;
  }
  return toLearning(item);
}

/** @throws `company.learning_not_found`, `company.not_author` */
export async function deleteLearning(
  ctx: UserContext,
  { learningId }: InputOf<typeof routes.deleteLearning>,
): Promise<AnswerOf<typeof routes.deleteLearning>> {
  const { companyId, memberId } = await ownMembership(ctx);
  const { data } = await LearningEntity.get({ companyId, learningId }).go({ consistent: true });
  if (!data) throw new DomainError("company.learning_not_found");
  if (data.memberId !== memberId) throw new DomainError("company.not_author");
  await LearningEntity.delete({ companyId, learningId }).go();
  return { success: true };
}
