import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { findLiveTraining, readForChange } from "./read-live-training.ts";
import { assertEnoughSeats } from "./seats/assert-enough-seats.ts";
import { liveTrainingParts } from "./seats/live-training-parts.ts";
import { settleSeatsWithRetry } from "./seats/settle-seats.ts";
import { assertInFuture, toLiveTraining, toStored } from "./to-live-training.ts";

/**
 * Saves a live training. Additional seats are offered to the waiting list. A new time or meeting link is announced to
 * participants.
 * @throws `request.invalid` for a move to the past, and for fewer seats than are taken
 */
export async function updateLiveTraining(
  ctx: UserContext,
  { liveTrainingId, ...input }: InputOf<typeof routes.updateLiveTraining>,
): Promise<AnswerOf<typeof routes.updateLiveTraining>> {
  const { event, viewer, changes } = await retryOnConflict(async () => {
    const seen = await readForChange(ctx, liveTrainingId);
    const written = toStored(input);
    const { startsAt, meetingLink } = seen.event;
    if (written.startsAt !== startsAt) assertInFuture(input, ctx.now());
    await assertEnoughSeats(ctx, seen.event, written.maxParticipants);
    const previous = {
      ...(written.startsAt !== startsAt && { previousStartsAt: startsAt }),
      ...(written.meetingLink !== meetingLink && { previousLink: meetingLink }),
    };
    const isElsewhere = Object.keys(previous).length > 0;
    const detail = { liveTrainingId, ...previous };
    await transact(
      liveTrainingItems,
      (parts) => ({
        ...liveTrainingParts(parts, seen.event, written),
        adminAction: adminActionPart(parts, ctx, "live_training.changed", written.title),
        changed: isElsewhere ? putOutboxEvent(parts, ctx, "live-training.changed", detail) : undefined,
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
