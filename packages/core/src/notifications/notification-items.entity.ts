import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { NotificationEntity } from "./notification.entity.ts";

export const notificationItems = new Service({
  notification: NotificationEntity,
  record: IdempotencyRecordEntity,
});
