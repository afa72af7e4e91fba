import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/trainings/routes";
import type { UserContext } from "../context.ts";
import { TrainingProgressEntity } from "./training-progress.entity.ts";

type Input = InputOf<typeof routes.markLesson>;

/** Two devices that mark different lessons at once both win: the set changes by one member. */
export async function markLesson(
  { user }: UserContext,
  { lessonId, isDone }: Input,
): Promise<AnswerOf<typeof routes.markLesson>> {
  const progress = TrainingProgressEntity.update({ userId: user.id });
  const lessonsDone = [lessonId];
  await (isDone ? progress.add({ lessonsDone }) : progress.delete({ lessonsDone })).go();
  return { success: true };
}
