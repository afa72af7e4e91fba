import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { readLiveTraining } from "./read-live-training.ts";
import { toLiveTraining } from "./to-live-training.ts";

export async function getLiveTraining(
  ctx: UserContext,
  { liveTrainingId }: InputOf<typeof routes.getLiveTraining>,
): Promise<AnswerOf<typeof routes.getLiveTraining>> {
  const { event, viewer } = await readLiveTraining(ctx, liveTrainingId);
  return toLiveTraining(event, viewer, ctx.now());
}
