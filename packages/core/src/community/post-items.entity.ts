import { Service } from "electrodb";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { PostEntity } from "./post.entity.ts";
import { PostCounterEntity } from "./post-counter.entity.ts";

/** What changes together with a post in one transaction. */
export const postItems = new Service({
  post: PostEntity,
  counter: PostCounterEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
});
