import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../admin/record/admin-action-part.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { changeParts } from "./change-parts.ts";
import { liveTrainingItems } from "./live-training-items.entity.ts";
import { findLiveTraining, readForChange } from "./read-live-training.ts";
import { recordedChanges } from "./recorded-changes.ts";
import { releaseExpiredOffers, seatProblems } from "./seats/enough-seats.ts";
import { settleSeatsWithRetry } from "./seats/settle-seats.ts";
import { changeFollowing } from "./series/change-following.ts";
import { finishSeriesChange } from "./series/finish-series-change.ts";
import { assertNoProblems, durationProblems, startProblems, toLiveTraining, toStored } from "./to-live-training.ts";

type Answer = AnswerOf<typeof routes.updateLiveTraining>;

/**
 * Saves a live training or, with the scope `following`, also those that follow it in its series. Additional seats are
 * offered to the waiting list. A new time or meeting link is announced to participants.
 * @throws `request.invalid` with all problems: a move to the past, and fewer seats than are taken
 */
export async function updateLiveTraining(
  ctx: UserContext,
  { liveTrainingId, scope, ...input }: InputOf<typeof routes.updateLiveTraining>,
): Promise<Answer> {
  const { series } = scope === "following" ? await findLiveTraining(liveTrainingId) : {};
  return series ? changeFollowing(ctx, series.seriesId, liveTrainingId, input) : changeOne(ctx, liveTrainingId, input);
}

async function changeOne(ctx: UserContext, liveTrainingId: number, input: NewLiveTraining): Promise<Answer> {
  const { event, viewer, changes } = await retryOnConflict(async () => {
    const seen = await readForChange(ctx, liveTrainingId);
    if (seen.event.series) await finishSeriesChange(ctx, seen.event.series);
    const written = toStored(input);
    const isMoved = written.startsAt !== seen.event.startsAt;
    assertNoProblems({
      ...durationProblems(input),
      ...(isMoved && startProblems(input, ctx.now())),
      ...seatProblems(seen.event, written.maxParticipants, ctx.now()),
    });
    await releaseExpiredOffers(ctx, seen.event, written.maxParticipants);
    await transact(
      liveTrainingItems,
      (parts) => ({
        ...changeParts(parts, ctx, seen.event, written),
        adminAction: adminActionPart(
          parts,
          ctx,
          "live_training.changed",
          written.title,
          recordedChanges(seen.event, written),
        ),
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
