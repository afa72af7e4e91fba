import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { findLiveTraining, readForChange } from "./read-live-training.ts";
import { liveTrainingParts } from "./seats/live-training-parts.ts";
import { settleSeatsWithRetry } from "./seats/settle-seats.ts";
import { toLiveTraining, toStored } from "./to-live-training.ts";

/**
 * Saves a live training. Additional seats are offered to the waiting list; fewer seats remove nobody. A new time or
 * meeting link is announced to participants.
 */
export async function updateLiveTraining(
  ctx: UserContext,
  { liveTrainingId, ...input }: InputOf<typeof routes.updateLiveTraining>,
): Promise<AnswerOf<typeof routes.updateLiveTraining>> {
  const { event, viewer, changes } = await retryOnConflict(async () => {
    const seen = await readForChange(ctx, liveTrainingId);
    const written = toStored(input);
    const { startsAt, meetingLink } = seen.event;
    const isElsewhere = written.startsAt !== startsAt || written.meetingLink !== meetingLink;
    await transact(
      liveTrainingItems,
      (parts) => ({
        ...liveTrainingParts(parts, seen.event, written),
        adminAction: adminActionPart(parts, ctx, "live_training.changed", written.title),
        changed: isElsewhere ? putOutboxEvent(parts, ctx, "live-training.changed", { liveTrainingId }) : undefined,
      }),
      () => new ConflictError(),
    );
    return { ...seen, changes: written };
  });
  const mayFreeSeats = changes.maxParticipants > event.maxParticipants || event.line.length > 0;
  if (!mayFreeSeats) return toLiveTraining({ ...event, ...changes }, viewer, ctx.now());
  await settleSeatsWithRetry(ctx, await findLiveTraining(liveTrainingId));
  return toLiveTraining(await findLiveTraining(liveTrainingId), viewer, ctx.now());
}
