import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/trainings/routes";
import type { UserContext } from "../context.ts";
import { TrainingProgressEntity } from "./training-progress.entity.ts";

type Input = InputOf<typeof routes.markLesson>;

/**
 * Marks or unmarks a lesson. The update adds or removes one member of a set, so concurrent changes on two devices both
 * persist.
 */
export async function markLesson(
  { user }: UserContext,
  { lessonId, isDone }: Input,
): Promise<AnswerOf<typeof routes.markLesson>> {
  const progress = TrainingProgressEntity.update({ userId: user.id });
  const lessonsDone = [lessonId];
  await (isDone ? progress.add({ lessonsDone }) : progress.delete({ lessonsDone })).go();
  return { success: true };
}
