import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { ttlOf } from "../db/store.ts";
import { transact } from "../db/transact.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { readForChange } from "./read-live-training.ts";
import { liveTrainingParts } from "./seats/live-training-parts.ts";

/**
 * Time in milliseconds for which a called-off live training is kept: 60 days. Dead-letter queues keep events for less
 * time, so a redelivered event still finds it.
 */
const retentionMs = 60 * 24 * 60 * 60 * 1000;

/**
 * Calls off a live training. Its participants are informed in the background.
 * @throws `live_training.not_found`, also when it is already called off
 */
export async function deleteLiveTraining(
  ctx: UserContext,
  { liveTrainingId }: InputOf<typeof routes.deleteLiveTraining>,
): Promise<AnswerOf<typeof routes.deleteLiveTraining>> {
  const ttl = ttlOf(new Date(ctx.now().getTime() + retentionMs));
  await retryOnConflict(async () => {
    const { event } = await readForChange(ctx, liveTrainingId);
    await transact(
      liveTrainingItems,
      (parts) => ({
        ...liveTrainingParts(parts, event, { state: "called_off", ttl }),
        adminAction: adminActionPart(parts, ctx, "live_training.deleted", event.title),
        calledOff: putOutboxEvent(parts, ctx, "live-training.called-off", { liveTrainingId }),
      }),
      () => new ConflictError(),
    );
  });
  return { success: true };
}
