import { type ReminderHours, reminderHours } from "@linkedpotential/contract/live-trainings/values";
import type { OutboxDetail } from "@linkedpotential/contract/outbox";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-training.entity.ts";
import { ParticipationEntity } from "../seats/participation.entity.ts";

type Reminder = OutboxDetail<"live-training.reminder-announced">;

const hourMs = 60 * 60 * 1000;
export const longestReminderMs = reminderHours[0] * hourMs;

const dueAt = (startsAt: string, hours: number): number => Date.parse(startsAt) - hours * hourMs;

/** The last one that is due by now; none before the first, and once it has begun. */
export function dueReminder(startsAt: string, now: Date): ReminderHours | undefined {
  if (startsAt <= now.toISOString()) return undefined;
  return reminderHours.findLast((hours) => dueAt(startsAt, hours) <= now.getTime());
}

/** One reminder of an event at this start: however often it is told, it is the same. */
export const reminderOccasion = ({ liveTrainingId, startsAt, hours }: Omit<Reminder, "userId">): string =>
  `event ${liveTrainingId} reminder ${startsAt} ${hours}`;

/** Undefined once it holds no longer: moved, called off, begun, given back, taken later than it was due, or the next one is due. */
export async function findRemindedOf(
  { userId, liveTrainingId, startsAt, hours }: Reminder,
  now: Date,
): Promise<StoredLiveTraining | undefined> {
  const [{ data: event }, { data: seat }] = await Promise.all([
    LiveTrainingEntity.get({ liveTrainingId }).go({ consistent: true }),
    ParticipationEntity.get({ userId, liveTrainingId }).go({ consistent: true }),
  ]);
  if (event?.state !== "announced" || event.startsAt !== startsAt || !seat) return undefined;
  if (Date.parse(seat.registeredAt) > dueAt(startsAt, hours)) return undefined;
  const isLate = startsAt <= now.toISOString() || (dueReminder(startsAt, now) ?? hours) < hours;
  return isLate ? undefined : event;
}
