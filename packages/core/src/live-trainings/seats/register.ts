import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import { waitingListMax } from "@linkedpotential/contract/live-trainings/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import type { StoredLiveTraining } from "../live-training.entity.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readLiveTraining } from "../read-live-training.ts";
import { isOver, toLiveTraining, type Viewer } from "../to-live-training.ts";
import { placeOf, type Settled, settled, withPlace, withSeat } from "./seats.ts";
import { changeParts, seatTaken } from "./write-seats.ts";

type Input = InputOf<typeof routes.register>;
type Answer = AnswerOf<typeof routes.register>;

/**
 * Without a free seat a place in the line will do, if asked (docs/adr/0034).
 * @throws `live_training.not_found`, `.over`, `.already_registered`, `.full`, `.waiting_list_full`
 */
export async function register(ctx: UserContext, { eventId, waitingList }: Input): Promise<Answer> {
  return retryOnConflict(async () => {
    const { event, viewer } = await readLiveTraining(ctx, eventId);
    if (viewer.isRegistered) throw new DomainError("live_training.already_registered");
    if (isOver(event, ctx.now())) throw new DomainError("live_training.over");
    const now = settled(event, ctx.now());
    const seats = withSeat(now, event.maxParticipants, viewer.userId);
    if (seats) return takeSeat(ctx, event, seats, viewer);
    if (!waitingList) throw new DomainError("live_training.full");
    return joinLine(ctx, event, now, viewer);
  });
}

async function takeSeat(ctx: UserContext, event: StoredLiveTraining, seats: Settled, viewer: Viewer): Promise<Answer> {
  const { liveTrainingId } = event;
  const next = { ...event, ...seats };
  const answer = toLiveTraining(next, { ...viewer, isRegistered: true }, ctx.now());
  const participation = { userId: viewer.userId, liveTrainingId, registeredAt: ctx.now().toISOString() };
  await transact(
    liveTrainingItems,
    (parts) => ({
      participation: parts.participation.create(participation).commit(),
      seat: event.line.length === 0 ? seatTaken(parts, event) : changeParts(parts, ctx, event, next),
      outboxEvent: putOutboxEvent(parts, ctx, "live-training.registered", { liveTrainingId, userId: viewer.userId }),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new ConflictError(),
  );
  return answer;
}

async function joinLine(ctx: UserContext, event: StoredLiveTraining, seats: Settled, viewer: Viewer): Promise<Answer> {
  if (placeOf(seats, viewer.userId)) return toLiveTraining(event, viewer, ctx.now());
  if (seats.line.length >= waitingListMax) throw new DomainError("live_training.waiting_list_full");
  const next = { ...event, ...withPlace(seats, viewer.userId) };
  const answer = toLiveTraining(next, viewer, ctx.now());
  await transact(
    liveTrainingItems,
    (parts) => ({
      change: changeParts(parts, ctx, event, next),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new ConflictError(),
  );
  return answer;
}
