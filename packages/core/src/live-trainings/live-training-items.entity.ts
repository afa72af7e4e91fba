import { Service } from "electrodb";
import { AdminActionEntity } from "../admin/record/admin-action.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { LiveTrainingEntity } from "./live-training.entity.ts";
import { LiveTrainingMessageEntity } from "./participants/live-training-message.entity.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import { SeatsEntity } from "./seats/seats.entity.ts";
import { SeriesEntity } from "./series/series.entity.ts";

export const liveTrainingItems = new Service({
  liveTraining: LiveTrainingEntity,
  seats: SeatsEntity,
  series: SeriesEntity,
  participation: ParticipationEntity,
  message: LiveTrainingMessageEntity,
  outbox: OutboxEventEntity,
  adminAction: AdminActionEntity,
  record: IdempotencyRecordEntity,
});

export type LiveTrainingParts = Parameters<Parameters<(typeof liveTrainingItems)["transaction"]["write"]>[0]>[0];
