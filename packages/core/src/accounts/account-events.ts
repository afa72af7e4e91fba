import type { AccountEvent } from "@linkedpotential/contract/accounts/schema";
import { longestMinutes } from "@linkedpotential/contract/live-trainings/rules";
import type { Context } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-trainings/live-training.entity.ts";
import { ParticipationEntity } from "../live-trainings/seats/participation.entity.ts";
import { SeatsEntity } from "../live-trainings/seats/seats.entity.ts";
import { waitingPlaceOf } from "../live-trainings/seats/seats.ts";
import { joinSeats } from "../live-trainings/seats/with-seats.ts";
import { isOver } from "../live-trainings/to-live-training.ts";

/**
 * Returns the live events that a user is registered for, and those that are not over for which the user waits. Waiting
 * lists have no index by user, so all events that are not over are read.
 */
export async function findAccountEvents(ctx: Pick<Context, "now">, userId: number): Promise<AccountEvent[]> {
  const now = ctx.now();
  const [{ events, attended }, waiting] = await Promise.all([findRegistered(userId), findWaiting(userId, now)]);
  return [
    ...events.map((event) =>
      toEvent(event, { place: "registered", now, isPresent: attended.has(event.liveTrainingId) }),
    ),
    ...waiting.map((event) => toEvent(event, { place: "waiting", now, isPresent: false })),
  ];
}

/** Called-off events are found until they are erased. */
async function findRegistered(userId: number) {
  const { data: participations } = await ParticipationEntity.query.ofUser({ userId }).go({ pages: "all" });
  const events = await readBatch(
    participations.map(({ liveTrainingId }) => ({ liveTrainingId })),
    (keys) => LiveTrainingEntity.get(keys).go(),
  );
  const attended = participations.filter(({ attendedAt }) => attendedAt !== undefined);
  return { events, attended: new Set(attended.map(({ liveTrainingId }) => liveTrainingId)) };
}

async function findWaiting(userId: number, now: Date) {
  // Start far enough back to include live events that are still in progress.
  const begin = { startsAt: new Date(now.getTime() - longestMinutes * 60_000).toISOString() };
  const [{ data: events }, { data: seats }] = await Promise.all([
    LiveTrainingEntity.query.byStart({ state: "announced" }).gt(begin).go({ pages: "all" }),
    SeatsEntity.query.byStart({ state: "announced" }).gt(begin).go({ pages: "all" }),
  ]);
  return joinSeats(events, seats).filter((event) => !isOver(event, now) && waitingPlaceOf(event, userId));
}

interface Participation {
  place: AccountEvent["state"];
  isPresent: boolean;
  now: Date;
}

const toEvent = (
  event: Omit<StoredLiveTraining, "taken" | "line">,
  { place, isPresent, now }: Participation,
): AccountEvent => ({
  ...{ id: event.liveTrainingId, title: event.title, startsAt: event.startsAt, state: place },
  ...{ isCalledOff: event.state === "called_off", isOver: isOver(event, now), isPresent },
});
