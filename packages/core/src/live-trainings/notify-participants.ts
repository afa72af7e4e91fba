import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import type { NewNotification, RecipientNotifications } from "../notifications/put-notifications.ts";
import { isOutdated, type LiveTrainingNotice, type PersonalEvent, readNotice } from "./live-training-notice.ts";
import { readWithSeats } from "./read-live-training.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";

/** Returns the notification about a user's own seat, which cannot be switched off. Returns none when it is outdated. */
export async function ofLiveTraining(ctx: Context, event: PersonalEvent): Promise<RecipientNotifications[]> {
  const training = await readWithSeats(event.liveTrainingId);
  if (!training || isOutdated(training, event, ctx.now())) return [];
  const notice = await readNotice(training, event, ctx.now());
  const item = notice && notificationOf(training.liveTrainingId, notice);
  return item ? [{ userId: event.userId, items: [item] }] : [];
}

/** Returns the notification for a user whom an admin registered. */
export async function ofAddition({
  id,
  liveTrainingId,
  userId,
}: OutboxEvents["live-training.participant-added"]): Promise<RecipientNotifications[]> {
  const { data: seat } = await ParticipationEntity.get({ userId, liveTrainingId }).go({ consistent: true });
  if (!seat) return [];
  return [{ userId, items: [{ type: "event_seat_given", relatedId: liveTrainingId, occasion: `event ${id}` }] }];
}

function notificationOf(relatedId: number, notice: LiveTrainingNotice): NewNotification | undefined {
  const about = { relatedId, occasion: notice.occasion };
  switch (notice.about) {
    case "offered":
      return { ...about, type: "event_seat_offered", ...(notice.until && { details: { until: notice.until } }) };
    case "removed":
      return { ...about, type: "event_seat_removed" };
    case "called-off":
      return { ...about, type: "event_canceled" };
    case "changed": {
      const { previousStartsAt, previousLink } = notice;
      const isLinkNew = previousLink !== undefined;
      return { ...about, type: "event_changed", details: { isLinkNew, ...(previousStartsAt && { previousStartsAt }) } };
    }
    case "message":
      return { ...about, type: "event_message", details: { text: notice.message.subject } };
    default:
      return undefined;
  }
}
