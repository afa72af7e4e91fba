import { type ReminderHours, reminderHours } from "@linkedpotential/contract/live-trainings/reminder-hours";
import type { OutboxDetail } from "@linkedpotential/contract/outbox";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-training.entity.ts";
import { ParticipationEntity } from "../seats/participation.entity.ts";

type Reminder = OutboxDetail<"live-training.reminder-announced">;

const hourMs = 60 * 60 * 1000;
export const longestReminderMs = reminderHours[0] * hourMs;

const dueAt = (startsAt: string, hours: number): number => Date.parse(startsAt) - hours * hourMs;

/**
 * Returns the lead time in hours of the latest reminder that is due. Returns undefined before the first reminder and
 * after the start.
 */
export function dueReminder(startsAt: string, now: Date): ReminderHours | undefined {
  if (startsAt <= now.toISOString()) return undefined;
  return reminderHours.findLast((hours) => dueAt(startsAt, hours) <= now.getTime());
}

/**
 * Returns the key under which a reminder is sent once. It contains the start time: repeated events have the same key,
 * and a moved live training gets a new one.
 */
export const reminderOccasion = ({ liveTrainingId, startsAt, hours }: Omit<Reminder, "userId">): string =>
  `event ${liveTrainingId} reminder ${startsAt} ${hours}`;

/**
 * Returns the live training if the reminder still applies to the participant. It does not apply after a move or the
 * start, to a called-off live training, or when a later reminder is due. The seat must be taken before the reminder is
 * due.
 */
export async function findLiveTrainingToRemind(
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
