import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { PostEntity } from "./post.entity.ts";
import { PostCounterEntity } from "./post-counter.entity.ts";

export const postItems = new Service({
  post: PostEntity,
  counter: PostCounterEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
});
