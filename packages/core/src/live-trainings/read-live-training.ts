import type { UserContext } from "../context.ts";
import { ConflictError } from "../db/conflict.ts";
import { DomainError } from "../errors.ts";
import { assertFirst } from "../idempotency/with-idempotency-record.ts";
import { isAdmin } from "../user/is-admin.ts";
import { UserEntity } from "../user/user.entity.ts";
import { LiveTrainingEntity } from "./live-training.entity.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import { SeatsEntity } from "./seats/seats.entity.ts";
import { seedSeats } from "./seats/seed-seats.ts";
import { type LiveTrainingWithSeats, withSeats } from "./seats/with-seats.ts";
import type { Viewer } from "./to-live-training.ts";

/** An event and its seats in any state. Undefined when there is none. */
export async function readWithSeats(liveTrainingId: number): Promise<LiveTrainingWithSeats | undefined> {
  const [{ data: event }, { data: seats }] = await Promise.all([
    LiveTrainingEntity.get({ liveTrainingId }).go({ consistent: true }),
    SeatsEntity.get({ liveTrainingId }).go({ consistent: true }),
  ]);
  return event ? withSeats(event, seats) : undefined;
}

/** @throws `live_training.not_found`, also when it was called off */
export async function findLiveTraining(liveTrainingId: number): Promise<LiveTrainingWithSeats> {
  const event = await readWithSeats(liveTrainingId);
  if (event?.state !== "announced") throw new DomainError("live_training.not_found");
  return event;
}

interface Seen {
  event: LiveTrainingWithSeats;
  viewer: Viewer;
  /** Absent when the caller has no participation. */
  registeredAt: string | undefined;
}

/** Reads an event and what the caller has to do with it. @throws `live_training.not_found` */
export async function readLiveTraining(ctx: UserContext, liveTrainingId: number): Promise<Seen> {
  const userId = ctx.user.id;
  const [event, { data: participation }, admin] = await Promise.all([
    findLiveTraining(liveTrainingId),
    ParticipationEntity.get({ userId, liveTrainingId }).go({ consistent: true }),
    isCallerAdmin(ctx),
  ]);
  const viewer = { userId, isRegistered: participation !== null, isAdmin: admin };
  return { event, viewer, registeredAt: participation?.registeredAt };
}

/**
 * Reads an event whose seats are to be changed; they then have an item of their own.
 * @throws `live_training.not_found`, ConflictError when the seats got their item just now or the event changed meanwhile,
 * `request.conflict` when the idempotency key was used before
 */
export async function readForChange(ctx: UserContext, liveTrainingId: number): Promise<Seen> {
  const [seen] = await Promise.all([readLiveTraining(ctx, liveTrainingId), assertFirst(ctx.attempt)]);
  if (seen.event.seatsRevision !== undefined) return seen;
  await seedSeats(seen.event);
  throw new ConflictError();
}

export async function isCallerAdmin({ user: { id } }: UserContext): Promise<boolean> {
  const { data } = await UserEntity.get({ userId: id }).go();
  return data !== null && isAdmin(data);
}
