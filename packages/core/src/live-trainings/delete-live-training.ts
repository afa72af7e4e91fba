import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { callOffParts } from "./change-parts.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { findLiveTraining, readForChange } from "./read-live-training.ts";
import { callOffFollowing } from "./series/change-following.ts";
import { finishSeriesChange } from "./series/finish-series-change.ts";

/**
 * Calls off a live training or, with the scope `following`, also those that follow it in its series. Their participants
 * are informed in the background.
 * @throws `live_training.not_found`, also when it is already called off
 */
export async function deleteLiveTraining(
  ctx: UserContext,
  { liveTrainingId, scope }: InputOf<typeof routes.deleteLiveTraining>,
): Promise<AnswerOf<typeof routes.deleteLiveTraining>> {
  const { series } = scope === "following" ? await findLiveTraining(liveTrainingId) : {};
  await (series ? callOffFollowing(ctx, series.seriesId, liveTrainingId) : callOffOne(ctx, liveTrainingId));
  return { success: true };
}

const callOffOne = (ctx: UserContext, liveTrainingId: number): Promise<void> =>
  retryOnConflict(async () => {
    const { event } = await readForChange(ctx, liveTrainingId);
    if (event.series) await finishSeriesChange(ctx, event.series);
    await transact(
      liveTrainingItems,
      (parts) => ({
        ...callOffParts(parts, ctx, event),
        adminAction: adminActionPart(parts, ctx, "live_training.deleted", event.title),
      }),
      () => new ConflictError(),
    );
  });
