import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { LiveTrainingEntity } from "./live-training.entity.ts";
import { ParticipationEntity } from "./participation.entity.ts";

/** The entities that change together in one transaction. */
export const liveTrainingItems = new Service({
  liveTraining: LiveTrainingEntity,
  participation: ParticipationEntity,
  record: IdempotencyRecordEntity,
});
