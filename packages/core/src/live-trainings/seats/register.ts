import { waitingListMax } from "@linkedpotential/contract/live-trainings/limits";
import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { type LiveTrainingParts, liveTrainingItems } from "../live-training-items.entity.ts";
import { readForChange } from "../read-live-training.ts";
import { isOver, toLiveTraining, type Viewer } from "../to-live-training.ts";
import { acceptOffer, assertChanged, claimSeat, joinWaitingList, releaseSeat } from "./change-seats.ts";
import { finishCancellation } from "./finish-cancellation.ts";
import { seatsAt, waitingPlaceOf, withSeat } from "./seats.ts";
import { isSettled, settleSeats, trySettleSeats } from "./settle-seats.ts";
import { type LiveTrainingWithSeats, seatsOf } from "./with-seats.ts";

/**
 * Maximum number of attempts before the call fails with a conflict, far more than concurrent changes of seats can
 * cause.
 */
const roundsMax = 25;

type Input = InputOf<typeof routes.register>;
type Answer = AnswerOf<typeof routes.register>;

/**
 * Registers the caller for a live training, or adds them to the waiting list if it is full and `waitingList` is set.
 * The first write takes the seat; a second transaction creates the participation. If a call fails in between, its retry
 * or the schedule completes it (docs/adr/0034).
 */
export const register = (ctx: UserContext, input: Input): Promise<Answer> => registerUser(ctx, ctx.user.id, input);

/** Registers a user like `register`. If an admin does so for the user, this is recorded and the user is notified. */
export async function registerUser(ctx: UserContext, userId: number, { eventId, waitingList }: Input): Promise<Answer> {
  return retryOnConflict(async () => {
    const { event, viewer, registeredAt } = await readForChange(ctx, eventId, userId);
    const key = { liveTrainingId: eventId, userId: viewer.userId };
    const hasSeat = event.registered.has(viewer.userId);
    if (registeredAt && hasSeat) throw new DomainError("live_training.already_registered");
    if (isOver(event, ctx.now())) throw new DomainError("live_training.over");
    if (hasSeat) return confirmSeat(ctx, event, viewer);
    if (registeredAt) {
      await finishCancellation(ctx, key, registeredAt);
      throw new ConflictError();
    }
    return takeSeatOrWaitingPlace(ctx, event, viewer, waitingList);
  });
}

/**
 * Takes a seat or a place on the waiting list. Chooses the change from the seats that were read. When its condition
 * fails, chooses again from the current seats.
 */
async function takeSeatOrWaitingPlace(
  ctx: UserContext,
  event: LiveTrainingWithSeats,
  viewer: Viewer,
  waitingList: boolean,
): Promise<Answer> {
  let current = event;
  for (let round = 0; round < roundsMax; round += 1) {
    const take = await chooseChange(ctx, current, viewer, waitingList);
    if (!take) return toLiveTraining(current, viewer, ctx.now());
    const { isRefused, seats } = await take();
    const { state, startsAt, maxParticipants } = seats;
    current = { ...current, state, startsAt, maxParticipants, ...seatsOf(seats) };
    if (current.registered.has(viewer.userId)) return confirmSeat(ctx, current, viewer);
    if (!isRefused) return confirmWaitingPlace(ctx, current, viewer);
  }
  throw new ConflictError();
}

async function chooseChange(ctx: UserContext, event: LiveTrainingWithSeats, { userId }: Viewer, waitingList: boolean) {
  const key = { liveTrainingId: event.liveTrainingId, userId };
  if (event.state !== "announced") throw new DomainError("live_training.not_found");
  const seats = seatsAt(event, ctx.now());
  const place = waitingPlaceOf(seats, userId);
  const hasSeatFree = withSeat(seats, event.maxParticipants, userId) !== null;
  // Refuse before writing anything: in a rush, hundreds of refused calls would block those who still get a place.
  if (!hasSeatFree && !waitingList) throw new DomainError("live_training.full");
  if (!hasSeatFree && !place && seats.line.length >= waitingListMax) {
    throw new DomainError("live_training.waiting_list_full");
  }
  // Free seats belong to the first users on the waiting list. If the caller only joins behind these users, the seats
  // need not be offered first.
  const isBehindOthers = !waitingPlaceOf(event, userId) && !hasSeatFree && canJoinWaitingList(event);
  if (!isBehindOthers && !isSettled(event, seats)) {
    await settleSeats(ctx, event, userId);
    throw new ConflictError();
  }
  if (hasSeatFree) return () => (place ? acceptOffer(ctx, event, key) : claimSeat(ctx, key));
  return place ? undefined : () => joinWaitingList(ctx, event, key);
}

const canJoinWaitingList = ({ line, taken, maxParticipants }: LiveTrainingWithSeats): boolean =>
  line.length < waitingListMax && (taken >= maxParticipants || line.some(({ offeredUntil }) => !offeredUntil));

async function confirmSeat(ctx: UserContext, event: LiveTrainingWithSeats, viewer: Viewer): Promise<Answer> {
  const key = { liveTrainingId: event.liveTrainingId, userId: viewer.userId };
  const answer = toLiveTraining(event, { ...viewer, isRegistered: true }, ctx.now());
  let refused: string | undefined;
  try {
    await transact(
      liveTrainingItems,
      (parts) => participationParts(parts, ctx, event, viewer, answer),
      (part) => {
        refused = part;
        return new ConflictError();
      },
    );
  } catch (error) {
    // The idempotency key belongs to another request. Give up the seat, so that this request has no effect.
    if (refused === "record") await assertChanged(releaseSeat(ctx, key));
    throw error;
  }
  return answer;
}

/** Returns the transaction parts that confirm a seat: the participation, its events, and the answer for retries. */
export function participationParts(
  parts: LiveTrainingParts,
  ctx: UserContext,
  event: LiveTrainingWithSeats,
  viewer: Viewer,
  answer: Answer,
) {
  const key = { liveTrainingId: event.liveTrainingId, userId: viewer.userId };
  return {
    participation: parts.participation.create({ ...key, registeredAt: ctx.now().toISOString() }).commit(),
    registered: putOutboxEvent(parts, ctx, "live-training.registered", key),
    added: isByAdmin(ctx, viewer) ? putOutboxEvent(parts, ctx, "live-training.participant-added", key) : undefined,
    adminAction: additionPart(parts, ctx, event, viewer),
    record: putIdempotencyRecord(parts, ctx, answer),
  };
}

/**
 * Stores the answer under the idempotency key, separately from the place on the waiting list. If this fails, a retry
 * finds the place and gives the same answer.
 */
async function confirmWaitingPlace(ctx: UserContext, event: LiveTrainingWithSeats, viewer: Viewer): Promise<Answer> {
  await trySettleSeats(ctx, event);
  const answer = toLiveTraining({ ...event, ...seatsAt(event, ctx.now()) }, viewer, ctx.now());
  if (!ctx.idempotencyKey && !isByAdmin(ctx, viewer)) return answer;
  await transact(
    liveTrainingItems,
    (parts) => ({
      adminAction: additionPart(parts, ctx, event, viewer),
      record: putIdempotencyRecord(parts, ctx, answer),
    }),
    () => new ConflictError(),
  );
  return answer;
}

const isByAdmin = ({ user }: UserContext, { userId }: Viewer): boolean => user.id !== userId;

const additionPart = (parts: LiveTrainingParts, ctx: UserContext, { title }: LiveTrainingWithSeats, viewer: Viewer) =>
  isByAdmin(ctx, viewer)
    ? adminActionPart(parts, ctx, "live_training.participant_added", title, { accountId: viewer.userId })
    : undefined;
