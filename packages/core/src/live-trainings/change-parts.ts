import type { Context } from "../context.ts";
import { eventSubjectTtl } from "../outbox/event-subject-ttl.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import type { LiveTrainingParts } from "./live-training-items.entity.ts";
import { liveTrainingParts } from "./seats/live-training-parts.ts";
import type { LiveTrainingItem, LiveTrainingWithSeats } from "./seats/with-seats.ts";

type Ctx = Pick<Context, "now">;

/** Returns the transaction parts that change a live training. A new time or meeting link is published. */
export function changeParts(
  parts: LiveTrainingParts,
  ctx: Ctx,
  event: LiveTrainingWithSeats,
  changes: Partial<LiveTrainingItem>,
) {
  const { liveTrainingId, startsAt, meetingLink } = event;
  const next = { ...event, ...changes };
  const previous = {
    ...(next.startsAt !== startsAt && { previousStartsAt: startsAt }),
    ...(next.meetingLink !== meetingLink && { previousLink: meetingLink }),
  };
  const isElsewhere = Object.keys(previous).length > 0;
  const detail = { liveTrainingId, ...previous };
  return {
    ...liveTrainingParts(parts, event, changes),
    changed: isElsewhere ? putOutboxEvent(parts, ctx, "live-training.changed", detail) : undefined,
  };
}

/** Returns the transaction parts that call off a live training, which is published. */
export function callOffParts(parts: LiveTrainingParts, ctx: Ctx, event: LiveTrainingWithSeats) {
  const { liveTrainingId } = event;
  const ttl = eventSubjectTtl(ctx.now());
  return {
    ...liveTrainingParts(parts, event, { state: "called_off", ttl }),
    calledOff: putOutboxEvent(parts, ctx, "live-training.called-off", { liveTrainingId }),
  };
}
