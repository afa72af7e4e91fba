import type { Context } from "../../context.ts";
import { ConflictError, isConflict, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { SeatsEntity } from "./seats.entity.ts";
import { type Settled, seatsAt } from "./seats.ts";
import { type EventSeats, seatAttributes, seatsOf } from "./with-seats.ts";

type Ctx = Pick<Context, "now">;
export interface SettleableSeats extends EventSeats {
  liveTrainingId: number;
  startsAt: string;
  maxParticipants: number;
}

export const isSettled = ({ line }: EventSeats, next: Settled): boolean =>
  next.offered.length === 0 && next.line.length === line.length;

/**
 * Stores expired and new offers and publishes the new ones, except the caller's own. Returns the number of new offers.
 * @throws ConflictError when the seats changed since they were read
 */
export async function settleSeats(ctx: Ctx, event: SettleableSeats, caller?: number): Promise<number> {
  const { liveTrainingId, seatsRevision = 0 } = event;
  const next = seatsAt(event, ctx.now());
  if (isSettled(event, next)) return 0;
  await transact(
    liveTrainingItems,
    (parts) => ({
      seats: parts.seats
        .update({ liveTrainingId })
        .set(seatAttributes(next, event.hasTimes))
        .add({ revision: 1 })
        .where((of, { eq }) => eq(of.revision, seatsRevision))
        .commit(),
      offers: next.offered
        .filter(({ userId }) => userId !== caller)
        .map(({ userId, offeredUntil }) =>
          putOutboxEvent(parts, ctx, "live-training.seat-offered", { liveTrainingId, userId, until: offeredUntil }),
        ),
    }),
    () => new ConflictError(),
  );
  return next.offered.length;
}

/**
 * Settles the seats and retries with a fresh read after a conflict. Leaves the seats to the schedule when conflicts
 * persist.
 */
export async function settleSeatsWithRetry(ctx: Ctx, event: SettleableSeats): Promise<void> {
  let current: SettleableSeats | undefined = event;
  try {
    await retryOnConflict(async () => {
      const read = current ?? (await readSeats(event.liveTrainingId));
      current = undefined;
      if (read) await settleSeats(ctx, read);
    });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "request.conflict")) throw error;
  }
}

/** Settles the seats that were read. Ignores a conflict, because another call or the schedule settles them. */
export async function trySettleSeats(ctx: Ctx, event: SettleableSeats): Promise<void> {
  try {
    await settleSeats(ctx, event);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}

async function readSeats(liveTrainingId: number): Promise<SettleableSeats | undefined> {
  const { data } = await SeatsEntity.get({ liveTrainingId }).go({ consistent: true });
  return data?.state === "announced" ? { ...data, ...seatsOf(data) } : undefined;
}
