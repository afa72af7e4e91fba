import type { UserContext } from "../context.ts";
import { ConflictError } from "../db/conflict.ts";
import { DomainError } from "../errors.ts";
import { assertNoIdempotencyRecord } from "../idempotency/with-idempotency-record.ts";
import { isAdmin } from "../user/is-admin.ts";
import { UserEntity } from "../user/user.entity.ts";
import { LiveTrainingEntity } from "./live-training.entity.ts";
import { migrateSeats } from "./seats/migrate-seats.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import { SeatsEntity } from "./seats/seats.entity.ts";
import { type LiveTrainingWithSeats, withSeats } from "./seats/with-seats.ts";
import type { Viewer } from "./to-live-training.ts";

/** Reads a live training with its seats, even when it was called off. Returns undefined when it does not exist. */
export async function readWithSeats(liveTrainingId: number): Promise<LiveTrainingWithSeats | undefined> {
  const [{ data: event }, { data: seats }] = await Promise.all([
    LiveTrainingEntity.get({ liveTrainingId }).go({ consistent: true }),
    SeatsEntity.get({ liveTrainingId }).go({ consistent: true }),
  ]);
  return event ? withSeats(event, seats) : undefined;
}

export async function findLiveTraining(liveTrainingId: number): Promise<LiveTrainingWithSeats> {
  const event = await readWithSeats(liveTrainingId);
  if (event?.state !== "announced") throw new DomainError("live_training.not_found");
  return event;
}

interface Seen {
  event: LiveTrainingWithSeats;
  viewer: Viewer;
  registeredAt: string | undefined;
}

/** Reads a live training and a user's part in it, by default the caller's. */
export async function readLiveTraining(ctx: UserContext, liveTrainingId: number, userId = ctx.user.id): Promise<Seen> {
  const [event, { data: participation }, admin] = await Promise.all([
    findLiveTraining(liveTrainingId),
    ParticipationEntity.get({ userId, liveTrainingId }).go({ consistent: true }),
    isCallerAdmin(ctx),
  ]);
  const viewer = { userId, isRegistered: participation !== null, isAdmin: admin };
  return { event, viewer, registeredAt: participation?.registeredAt };
}

/**
 * Reads a live training before a change to its seats. If its seats are still stored in the old format, moves them to a
 * separate item first.
 * @throws `live_training.not_found`
 * @throws `request.conflict` when the idempotency key was used before
 * @throws ConflictError after moving the seats, or when they changed since the read
 */
export async function readForChange(ctx: UserContext, liveTrainingId: number, userId = ctx.user.id): Promise<Seen> {
  const [seen] = await Promise.all([
    readLiveTraining(ctx, liveTrainingId, userId),
    assertNoIdempotencyRecord(ctx.idempotencyKey),
  ]);
  if (seen.event.seatsRevision !== undefined) return seen;
  await migrateSeats(seen.event);
  throw new ConflictError();
}

export async function isCallerAdmin(ctx: UserContext): Promise<boolean> {
  const { data } = await UserEntity.get({ userId: ctx.user.id }).go();
  return data !== null && isAdmin(ctx, data);
}
