import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { LeadCounterEntity } from "../leads/counter/lead-counter.entity.ts";
import { NotificationEntity } from "./notification.entity.ts";
import { ReadMarkerEntity } from "./read-marker.entity.ts";

/** The counter is what open browsers poll (`news`). */
export const notificationItems = new Service({
  notification: NotificationEntity,
  marker: ReadMarkerEntity,
  counter: LeadCounterEntity,
  record: IdempotencyRecordEntity,
});
