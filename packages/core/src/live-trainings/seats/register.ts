import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import { waitingListMax } from "@linkedpotential/contract/live-trainings/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readForChange } from "../read-live-training.ts";
import { isOver, toLiveTraining, type Viewer } from "../to-live-training.ts";
import { acceptOffer, assertChanged, claimSeat, giveSeatBack, joinLine } from "./change-seats.ts";
import { finishCancellation } from "./finish-cancellation.ts";
import { placeOf, settled, withSeat } from "./seats.ts";
import { isSettled, settleOnce, settleSeats } from "./settle-seats.ts";
import { type LiveTrainingWithSeats, seatsOf } from "./with-seats.ts";

/** Far more than seats and places can be taken away between a decision and its update, unless they come and go. */
const roundsMax = 25;

type Input = InputOf<typeof routes.register>;
type Answer = AnswerOf<typeof routes.register>;

/**
 * Registers the caller for a live training, or adds them to the waiting list if it is full and `waitingList` is set.
 * The seat is taken first, by one update of the seats; the participation follows in a transaction of the caller's own
 * items. A call that ends in between is completed by its repetition or by the schedule (docs/adr/0034).
 * @throws `live_training.not_found`, `.over`, `.already_registered`, `.full`, `.waiting_list_full`
 */
export async function register(ctx: UserContext, { eventId, waitingList }: Input): Promise<Answer> {
  return retryOnConflict(async () => {
    const { event, viewer, registeredAt } = await readForChange(ctx, eventId);
    const key = { liveTrainingId: eventId, userId: viewer.userId };
    const hasSeat = event.registered.has(viewer.userId);
    if (registeredAt && hasSeat) throw new DomainError("live_training.already_registered");
    if (isOver(event, ctx.now())) throw new DomainError("live_training.over");
    if (hasSeat) return confirmSeat(ctx, event, viewer);
    if (registeredAt) {
      await finishCancellation(ctx, key, registeredAt);
      throw new ConflictError();
    }
    return takeSeatOrPlace(ctx, event, viewer, waitingList);
  });
}

/** Decides by the seats as they were read and, when the change is refused, again by those that refused it. */
async function takeSeatOrPlace(
  ctx: UserContext,
  event: LiveTrainingWithSeats,
  viewer: Viewer,
  waitingList: boolean,
): Promise<Answer> {
  let current = event;
  for (let round = 0; round < roundsMax; round += 1) {
    const take = await wayIn(ctx, current, viewer, waitingList);
    if (!take) return toLiveTraining(current, viewer, ctx.now());
    const { isRefused, seats } = await take();
    const { state, startsAt, maxParticipants } = seats;
    current = { ...current, state, startsAt, maxParticipants, ...seatsOf(seats) };
    if (current.registered.has(viewer.userId)) return confirmSeat(ctx, current, viewer);
    if (!isRefused) return waitInLine(ctx, current, viewer);
  }
  throw new ConflictError();
}

/** The change that gets the caller in. Undefined when they wait already. */
async function wayIn(ctx: UserContext, event: LiveTrainingWithSeats, { userId }: Viewer, waitingList: boolean) {
  const key = { liveTrainingId: event.liveTrainingId, userId };
  if (event.state !== "announced") throw new DomainError("live_training.not_found");
  const seats = settled(event, ctx.now());
  const place = placeOf(seats, userId);
  const hasSeatFree = withSeat(seats, event.maxParticipants, userId) !== null;
  // Free seats belong to those in front, so that joining behind them need not wait until these have their offers.
  const isBehindOthers = !placeOf(event, userId) && !hasSeatFree && canJoinLine(event);
  if (!isBehindOthers && !isSettled(event, seats)) {
    await settleSeats(ctx, event, userId);
    throw new ConflictError();
  }
  if (hasSeatFree) return () => (place ? acceptOffer(ctx, event, key) : claimSeat(ctx, key));
  if (!waitingList) throw new DomainError("live_training.full");
  if (place) return undefined;
  if (event.line.length >= waitingListMax) throw new DomainError("live_training.waiting_list_full");
  return () => joinLine(key);
}

/** Whether the line takes somebody at its end as it is stored, as the condition of `joinLine` says. */
const canJoinLine = ({ line, taken, maxParticipants }: LiveTrainingWithSeats): boolean =>
  line.length < waitingListMax && (taken >= maxParticipants || line.some(({ offeredUntil }) => !offeredUntil));

/** Writes the participation of a user who has a seat. */
async function confirmSeat(ctx: UserContext, event: LiveTrainingWithSeats, viewer: Viewer): Promise<Answer> {
  const key = { liveTrainingId: event.liveTrainingId, userId: viewer.userId };
  const answer = toLiveTraining(event, { ...viewer, isRegistered: true }, ctx.now());
  let refused: string | undefined;
  try {
    await transact(
      liveTrainingItems,
      (parts) => ({
        participation: parts.participation.create({ ...key, registeredAt: ctx.now().toISOString() }).commit(),
        registered: putOutboxEvent(parts, ctx, "live-training.registered", key),
        record: putIdempotencyRecord(parts, ctx, answer),
      }),
      (part) => {
        refused = part;
        return new ConflictError();
      },
    );
  } catch (error) {
    // The idempotency key belongs to another request, so this one must leave nothing behind.
    if (refused === "record") await assertChanged(giveSeatBack(ctx, key));
    throw error;
  }
  return answer;
}

/** A repetition finds the place, so that its record may follow in a write of its own. */
async function waitInLine(ctx: UserContext, event: LiveTrainingWithSeats, viewer: Viewer): Promise<Answer> {
  await settleOnce(ctx, event);
  const answer = toLiveTraining({ ...event, ...settled(event, ctx.now()) }, viewer, ctx.now());
  if (!ctx.attempt) return answer;
  await transact(
    liveTrainingItems,
    (parts) => ({ record: putIdempotencyRecord(parts, ctx, answer) }),
    () => new ConflictError(),
  );
  return answer;
}
