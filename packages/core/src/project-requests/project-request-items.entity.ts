import { Service } from "electrodb";
import { RateLimitEntity } from "../auth/guard/rate-limit.entity.ts";
import { BlockEntity } from "../blocks/block.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { OpenProjectRequestEntity } from "./open-project-request.entity.ts";
import { ProjectRequestEntity } from "./project-request.entity.ts";

export const projectRequestItems = new Service({
  request: ProjectRequestEntity,
  open: OpenProjectRequestEntity,
  block: BlockEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
  counter: RateLimitEntity,
});
