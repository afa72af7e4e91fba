import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { participantsOf } from "./participation.entity.ts";
import type { StoredSeats } from "./seats.entity.ts";

type Ctx = Pick<Context, "now">;

/**
 * Time in milliseconds after which a call has either written both seats and participation or failed. No API call runs
 * that long.
 */
const callMs = 60_000;

/**
 * Repairs participations that differ from the seats because a call failed between its two writes. The seats decide who
 * takes part. Returns the number of repairs.
 */
export async function checkParticipations(ctx: Ctx, seats: StoredSeats): Promise<number> {
  const { liveTrainingId, uncheckedSince, registered = [] } = seats;
  const isDue = uncheckedSince && Date.parse(uncheckedSince) + callMs <= ctx.now().getTime();
  if (!isDue) return 0;
  const participants = await participantsOf(liveTrainingId);
  const missing = registered.filter((userId) => !participants.includes(userId));
  const left = participants.filter((userId) => !registered.includes(userId));
  let repaired = 0;
  for (const userId of missing) repaired += await repair(() => addParticipation(ctx, { liveTrainingId, userId }));
  for (const userId of left) repaired += await repair(() => removeParticipation(ctx, { liveTrainingId, userId }));
  await repair(() => noteChecked(liveTrainingId, uncheckedSince));
  return repaired;
}

interface Key {
  liveTrainingId: number;
  userId: number;
}

function addParticipation(ctx: Ctx, key: Key): Promise<void> {
  return transact(
    liveTrainingItems,
    (parts) => ({
      seats: parts.seats
        .check({ liveTrainingId: key.liveTrainingId })
        .where((of, { contains }) => contains(of.registered, key.userId))
        .commit(),
      participation: parts.participation.create({ ...key, registeredAt: ctx.now().toISOString() }).commit(),
      registered: putOutboxEvent(parts, ctx, "live-training.registered", key),
    }),
    () => new ConflictError(),
  );
}

function removeParticipation(ctx: Ctx, key: Key): Promise<void> {
  return transact(
    liveTrainingItems,
    (parts) => ({
      seats: parts.seats
        .check({ liveTrainingId: key.liveTrainingId })
        .where((of, { notContains }) => notContains(of.registered, key.userId))
        .commit(),
      participation: parts.participation
        .delete(key)
        .where((of, { exists }) => exists(of.userId))
        .commit(),
      canceled: putOutboxEvent(parts, ctx, "live-training.cancelled", key),
    }),
    () => new ConflictError(),
  );
}

const noteChecked = (liveTrainingId: number, uncheckedSince: string): Promise<void> =>
  transact(
    liveTrainingItems,
    (parts) => ({
      seats: parts.seats
        .update({ liveTrainingId })
        .remove(["uncheckedSince"])
        .where((of, { eq }) => eq(of.uncheckedSince, uncheckedSince))
        .commit(),
    }),
    () => new ConflictError(),
  );

/**
 * Runs a conditional repair. Ignores a conflict: either the failed call has completed after all, or the next run checks
 * again.
 */
async function repair(write: () => Promise<void>): Promise<number> {
  try {
    await write();
    return 1;
  } catch (error) {
    if (error instanceof ConflictError) return 0;
    throw error;
  }
}
