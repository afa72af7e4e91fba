import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readLiveTraining } from "../read-live-training.ts";
import { isOver } from "../to-live-training.ts";
import { settled, withoutPlace } from "./seats.ts";
import { changeParts, seatGivenBack } from "./write-seats.ts";

/** A seat goes to the first in the line at once. @throws `live_training.not_registered`, `live_training.over` */
export async function cancelParticipation(
  ctx: UserContext,
  { eventId }: InputOf<typeof routes.cancelParticipation>,
): Promise<AnswerOf<typeof routes.cancelParticipation>> {
  await retryOnConflict(() => cancelOnce(ctx, eventId));
  return { success: true };
}

async function cancelOnce(ctx: UserContext, liveTrainingId: number): Promise<void> {
  const { event, viewer } = await readLiveTraining(ctx, liveTrainingId);
  const { userId, isRegistered } = viewer;
  const after = isRegistered ? { ...event, taken: event.taken - 1 } : withoutPlace(event, userId);
  if (!after) throw new DomainError("live_training.not_registered");
  if (isOver(event, ctx.now())) throw new DomainError("live_training.over");
  const next = { ...event, ...settled({ ...event, ...after }, ctx.now()) };
  const own = { userId, liveTrainingId };
  await transact(
    liveTrainingItems,
    (parts) => ({
      change: changeParts(parts, ctx, event, next),
      participation: isRegistered ? seatGivenBack(parts, own) : undefined,
      outboxEvent: putOutboxEvent(parts, ctx, "live-training.cancelled", own),
    }),
    () => new ConflictError(),
  );
}
