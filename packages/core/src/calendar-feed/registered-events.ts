import type { CalendarEvent } from "@linkedpotential/contract/live-trainings/calendar-file";
import { readBatch } from "../db/read-batch.ts";
import { LiveTrainingEntity } from "../live-trainings/live-training.entity.ts";
import { ParticipationEntity } from "../live-trainings/seats/participation.entity.ts";
import { endOf } from "../live-trainings/to-live-training.ts";

/** Maximum number of events in a feed. A batch read returns at most 100 items. */
const eventsMax = 100;

export interface RegisteredEvent extends CalendarEvent {
  registeredAt: string;
}

/** Returns the newest live events that the user is registered for, without those that were called off. */
export async function registeredEvents(userId: number): Promise<RegisteredEvent[]> {
  const { data } = await ParticipationEntity.query.ofUser({ userId }).go({ order: "desc", count: eventsMax });
  const registeredAt = new Map(data.map((one) => [one.liveTrainingId, one.registeredAt]));
  const keys = data.map(({ liveTrainingId }) => ({ liveTrainingId }));
  const events = await readBatch(keys, (some) => LiveTrainingEntity.get(some).go());
  return events
    .filter(({ state }) => state === "announced")
    .map((event) => ({
      id: event.liveTrainingId,
      title: event.title,
      description: event.description,
      startsAt: event.startsAt,
      endsAt: endOf(event).toISOString(),
      meetingLink: event.meetingLink,
      revision: event.revision,
      registeredAt: registeredAt.get(event.liveTrainingId) ?? event.startsAt,
    }))
    .sort((one, other) => one.id - other.id);
}
