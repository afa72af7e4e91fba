import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { readLiveTraining } from "./read-live-training.ts";
import { settled } from "./seats/seats.ts";
import { changeParts } from "./seats/write-seats.ts";
import { toLiveTraining } from "./to-live-training.ts";
import { toStored } from "./to-stored.ts";

/** More seats are offered to those who wait; fewer send nobody away. Who is registered hears of another time or link. @throws `live_training.not_found` */
export async function updateLiveTraining(
  ctx: UserContext,
  { liveTrainingId, ...input }: InputOf<typeof routes.updateLiveTraining>,
): Promise<AnswerOf<typeof routes.updateLiveTraining>> {
  return retryOnConflict(async () => {
    const { event, viewer } = await readLiveTraining(ctx, liveTrainingId);
    const written = { ...event, ...toStored(input) };
    const next = { ...written, ...settled(written, ctx.now()) };
    const isElsewhere = written.startsAt !== event.startsAt || written.meetingLink !== event.meetingLink;
    await transact(
      liveTrainingItems,
      (parts) => ({
        change: changeParts(parts, ctx, event, next),
        adminAction: adminActionPart(parts, ctx, "live_training.changed", next.title),
        outboxEvent: isElsewhere ? putOutboxEvent(parts, ctx, "live-training.changed", { liveTrainingId }) : undefined,
      }),
      () => new ConflictError(),
    );
    return toLiveTraining(next, viewer, ctx.now());
  });
}
