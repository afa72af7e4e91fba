import { Service } from "electrodb";
import { RateLimitEntity } from "../auth/guard/rate-limit.entity.ts";
import { BlockEntity } from "../blocks/block.entity.ts";
import { PostEntity } from "../community/post.entity.ts";
import { IdempotencyRecordEntity } from "../idempotency/idempotency-record.entity.ts";
import { ConnectionEntity } from "../network/connection.entity.ts";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";
import { ColleagueAnswerEntity } from "./colleague-answer.entity.ts";

export const requestItems = new Service({
  request: CollaborationRequestEntity,
  colleagueAnswer: ColleagueAnswerEntity,
  post: PostEntity,
  connection: ConnectionEntity,
  block: BlockEntity,
  outbox: OutboxEventEntity,
  record: IdempotencyRecordEntity,
  counter: RateLimitEntity,
});

type Parts = Parameters<Parameters<(typeof requestItems)["transaction"]["write"]>[0]>[0];

export const decrementPendingCount = (parts: Parts, { toUserId, postId }: { toUserId: number; postId: number }) =>
  parts.post.patch({ userId: toUserId, postId }).add({ pendingCount: -1 }).commit();
