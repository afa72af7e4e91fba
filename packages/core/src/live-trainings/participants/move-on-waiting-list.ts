import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readForChange } from "../read-live-training.ts";
import { movedTo, seatsAt, waitingPlaceOf } from "../seats/seats.ts";
import { isSettled, settleSeats } from "../seats/settle-seats.ts";
import { seatAttributes } from "../seats/with-seats.ts";

type Input = InputOf<typeof routes.moveOnWaitingList>;

/**
 * Moves an account on the waiting list. The next free seat is offered to the first one.
 * @throws `live_training.no_participant` for an account that does not wait, or that has an offer already
 */
export async function moveOnWaitingList(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.moveOnWaitingList>> {
  await retryOnConflict(() => moveOnce(ctx, input));
  return { success: true };
}

async function moveOnce(ctx: UserContext, { liveTrainingId, participantId, position }: Input): Promise<void> {
  const { event } = await readForChange(ctx, liveTrainingId, participantId);
  const { taken, seatsRevision = 0, hasTimes } = event;
  const seats = seatsAt(event, ctx.now());
  if (!isSettled(event, seats)) {
    await settleSeats(ctx, event);
    throw new ConflictError();
  }
  const place = waitingPlaceOf(seats, participantId);
  if (!place || place.offeredUntil) throw new DomainError("live_training.no_participant");
  const line = movedTo(seats.line, place, position);
  await transact(
    liveTrainingItems,
    (parts) => ({
      seats: parts.seats
        .update({ liveTrainingId })
        .set(seatAttributes({ taken, line }, hasTimes))
        .add({ revision: 1 })
        .where((of, { eq }) => eq(of.revision, seatsRevision))
        .commit(),
      adminAction: adminActionPart(parts, ctx, "live_training.waiting_list_changed", event.title, {
        accountId: participantId,
      }),
    }),
    () => new ConflictError(),
  );
}
