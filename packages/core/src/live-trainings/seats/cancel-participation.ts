import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { retryOnConflict } from "../../db/conflict.ts";
import { DomainError } from "../../errors.ts";
import { readForChange } from "../read-live-training.ts";
import { isOver } from "../to-live-training.ts";
import { assertChanged, leaveWaitingList, releaseSeat } from "./change-seats.ts";
import { finishCancellation } from "./finish-cancellation.ts";
import { waitingPlaceOf } from "./seats.ts";
import { settleSeatsWithRetry } from "./settle-seats.ts";
import { seatsOf } from "./with-seats.ts";

/**
 * Maximum number of attempts. During a rush of registrations, the waiting list and its offers change many times between
 * the read and the write.
 */
const attempts = 120;

/**
 * Gives up the caller's seat, offer or place on the waiting list. A free seat is offered to the next person
 * immediately.
 */
export async function cancelParticipation(
  ctx: UserContext,
  { eventId }: InputOf<typeof routes.cancelParticipation>,
): Promise<AnswerOf<typeof routes.cancelParticipation>> {
  await retryOnConflict(() => cancelOnce(ctx, eventId), attempts);
  return { success: true };
}

async function cancelOnce(ctx: UserContext, liveTrainingId: number): Promise<void> {
  const { event, viewer, registeredAt } = await readForChange(ctx, liveTrainingId);
  const key = { liveTrainingId, userId: viewer.userId };
  const hasSeat = event.registered.has(viewer.userId);
  const place = waitingPlaceOf(event, viewer.userId);
  if (!registeredAt && !hasSeat && !place) throw new DomainError("live_training.not_registered");
  if (isOver(event, ctx.now())) throw new DomainError("live_training.over");
  const change = hasSeat ? releaseSeat(ctx, key) : place && leaveWaitingList(event, key);
  const seats = change && (await assertChanged(change));
  await Promise.all([
    registeredAt && finishCancellation(ctx, key, registeredAt),
    seats && settleSeatsWithRetry(ctx, { ...seats, ...seatsOf(seats) }),
  ]);
}
