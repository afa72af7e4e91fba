import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readForChange } from "../read-live-training.ts";
import { seatsAt, waitingPlaceOf, without } from "../seats/seats.ts";
import { seatAttributes } from "../seats/with-seats.ts";
import { isOver } from "../to-live-training.ts";

type Input = InputOf<typeof routes.removeParticipant>;

/**
 * Takes away the seat or waiting place of an account and notifies it. One transaction also offers the free seat to the
 * next person, so nothing is left half done.
 */
export async function removeParticipant(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.removeParticipant>> {
  await retryOnConflict(() => removeOnce(ctx, input));
  return { success: true };
}

async function removeOnce(ctx: UserContext, { liveTrainingId, participantId: userId }: Input): Promise<void> {
  const { event, registeredAt } = await readForChange(ctx, liveTrainingId, userId);
  const key = { liveTrainingId, userId };
  const { seatsRevision = 0, hasTimes } = event;
  const hasSeat = event.registered.has(userId);
  const place = waitingPlaceOf(event, userId);
  if (!registeredAt && !hasSeat && !place) throw new DomainError("live_training.no_participant");
  if (isOver(event, ctx.now())) throw new DomainError("live_training.over");
  const givesUpSeat = hasSeat || place?.offeredUntil !== undefined;
  const left = { ...event, taken: event.taken - (givesUpSeat ? 1 : 0), line: without(event.line, userId) };
  const next = seatsAt(left, ctx.now());
  await transact(
    liveTrainingItems,
    (parts) => {
      const seats = parts.seats.update({ liveTrainingId }).set(seatAttributes(next, hasTimes)).add({ revision: 1 });
      return {
        seats: (hasSeat ? seats.delete({ registered: [userId] }) : seats)
          .where((of, { eq }) => eq(of.revision, seatsRevision))
          .commit(),
        participation: registeredAt
          ? parts.participation
              .delete(key)
              .where((of, { eq }) => eq(of.registeredAt, registeredAt))
              .commit()
          : undefined,
        removed: putOutboxEvent(parts, ctx, "live-training.participant-removed", key),
        offers: next.offered.map(({ userId: offeredTo, offeredUntil: until }) =>
          putOutboxEvent(parts, ctx, "live-training.seat-offered", { liveTrainingId, userId: offeredTo, until }),
        ),
        adminAction: adminActionPart(parts, ctx, "live_training.participant_removed", event.title, {
          accountId: userId,
        }),
      };
    },
    () => new ConflictError(),
  );
}
