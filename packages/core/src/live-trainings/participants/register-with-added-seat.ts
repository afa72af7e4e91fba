import { participantsMax } from "@linkedpotential/contract/live-trainings/limits";
import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readForChange } from "../read-live-training.ts";
import { recordedChanges } from "../recorded-changes.ts";
import { liveTrainingPart } from "../seats/live-training-parts.ts";
import { participationParts } from "../seats/register.ts";
import { seatsAt, without, withSeat } from "../seats/seats.ts";
import { isSettled, settleSeats } from "../seats/settle-seats.ts";
import { type LiveTrainingWithSeats, seatAttributes } from "../seats/with-seats.ts";
import { isOver, toLiveTraining, type Viewer } from "../to-live-training.ts";

type Answer = AnswerOf<typeof routes.addParticipant>;

/**
 * Registers a user for a full live training with one more seat, in one transaction. The others keep their places on the
 * waiting list. Returns undefined, and changes nothing, when the user has or can take a seat without it, when the live
 * training is over, or when it has the maximum number of seats.
 */
export function registerWithAddedSeat(
  ctx: UserContext,
  liveTrainingId: number,
  userId: number,
): Promise<Answer | undefined> {
  return retryOnConflict(async () => {
    const { event, viewer, registeredAt } = await readForChange(ctx, liveTrainingId, userId);
    const seats = seatsAt(event, ctx.now());
    const isRegistered = registeredAt !== undefined || event.registered.has(userId);
    const mayTakeSeat = withSeat(seats, event.maxParticipants, userId) !== null;
    const mayAddSeat = event.maxParticipants < participantsMax && !isOver(event, ctx.now());
    if (isRegistered || mayTakeSeat || !mayAddSeat) return undefined;
    if (!isSettled(event, seats)) {
      await settleSeats(ctx, event);
      throw new ConflictError();
    }
    return addSeat(ctx, event, viewer);
  });
}

async function addSeat(ctx: UserContext, event: LiveTrainingWithSeats, viewer: Viewer): Promise<Answer> {
  const { userId } = viewer;
  const { liveTrainingId, registered, hasTimes, seatsRevision = 0 } = event;
  const maxParticipants = event.maxParticipants + 1;
  const seats = { taken: event.taken + 1, line: without(event.line, userId) };
  const changed = { ...event, ...seats, maxParticipants, registered: new Set([...registered, userId]) };
  const answer = toLiveTraining(changed, { ...viewer, isRegistered: true }, ctx.now());
  const changes = recordedChanges(event, { maxParticipants });
  await transact(
    liveTrainingItems,
    (parts) => ({
      ...participationParts(parts, ctx, event, viewer, answer),
      liveTraining: liveTrainingPart(parts, event, { maxParticipants }),
      seats: parts.seats
        .update({ liveTrainingId })
        .set({ ...seatAttributes(seats, hasTimes), maxParticipants, uncheckedSince: ctx.now().toISOString() })
        .add({ registered: [userId], revision: 1 })
        .where((of, { eq }) => eq(of.revision, seatsRevision))
        .commit(),
      change: adminActionPart(parts, ctx, "live_training.changed", event.title, changes),
    }),
    () => new ConflictError(),
  );
  return answer;
}
