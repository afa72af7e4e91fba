import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type * as routes from "@linkedpotential/contract/trainings/routes";
import type { UserContext } from "../context.ts";
import { TrainingProgressEntity } from "./training-progress.entity.ts";

type Input = InputOf<typeof routes.savePosition>;

export async function savePosition(
  { user }: UserContext,
  { trainingId, seconds }: Input,
): Promise<AnswerOf<typeof routes.savePosition>> {
  await TrainingProgressEntity.update({ userId: user.id })
    .set({ [`${trainingId}Position`]: seconds })
    .go();
  return { success: true };
}
