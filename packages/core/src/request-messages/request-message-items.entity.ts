import { Service } from "electrodb";
import { RateLimitEntity } from "../auth/guard/rate-limit.entity.ts";
import { BlockEntity } from "../blocks/block.entity.ts";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { ProjectRequestEntity } from "../project-requests/project-request.entity.ts";
import { RequestMessageEntity } from "./request-message.entity.ts";

export const requestMessageItems = new Service({
  message: RequestMessageEntity,
  projectRequest: ProjectRequestEntity,
  collaborationRequest: CollaborationRequestEntity,
  block: BlockEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
  counter: RateLimitEntity,
});
