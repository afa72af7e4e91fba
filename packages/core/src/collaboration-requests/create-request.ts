import { pendingRequestsMax } from "@linkedpotential/contract/collaboration-requests/limits";
import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import { type FeedType, feedTypes } from "@linkedpotential/contract/community/post-types";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { type Count, countPart, rateLimited } from "../auth/guard/rate-limit.ts";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import { PostEntity, type PostKey, type StoredPost } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { toPerson } from "../network/people.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertOwn } from "../user/assert-own.ts";
import { checkAndRead, findLinkedUser } from "../user/premium.ts";
import { UserEntity } from "../user/user.entity.ts";
import { requestItems } from "./request-items.entity.ts";
import { detailOf, toRequest } from "./to-request.ts";

type Input = InputOf<typeof routes.createRequest>;
type Answer = AnswerOf<typeof routes.createRequest>;

/**
 * Sends a request to the author of a post. If one of the two users blocked the other, the call fails as if the post did
 * not exist. The same holds for posts of a locked author.
 */
export async function createRequest(ctx: UserContext, input: Input): Promise<Answer> {
  const { fromUserId, toUserId, postId } = input;
  assertOwn(ctx, fromUserId);
  if (toUserId === fromUserId) throw new DomainError("collaboration_request.own_post");
  return retryOnConflict(async () => {
    const [own, type] = await checkAndRead(findLinkedUser(ctx), findOpenType({ userId: toUserId, postId }));
    return send(ctx, input, type, (request) => toRequest(request, toPerson(own, own.userId, false)));
  });
}

/**
 * Returns the type of a post of the feed that accepts requests.
 * @throws `post.not_found`, `post.filled`, `collaboration_request.too_many`
 */
async function findOpenType(key: PostKey): Promise<FeedType> {
  const [{ data: post }, { data: author }] = await Promise.all([
    PostEntity.get(key).go({ consistent: true }),
    UserEntity.get({ userId: key.userId }).go({ consistent: true }),
  ]);
  const type = feedTypes.find((one) => one === post?.type);
  if (!post || !type || post.hidden || author?.lockedAt !== undefined) throw new DomainError("post.not_found");
  if (post.filledAt) throw new DomainError("post.filled");
  if (post.pendingCount >= pendingRequestsMax) throw new DomainError("collaboration_request.too_many");
  return type;
}

type Item = Parameters<typeof toRequest>[0];

async function send(
  ctx: UserContext,
  input: Input,
  type: StoredPost["type"],
  answerOf: (request: Item) => Answer,
): Promise<Answer> {
  const requestId = newId(ctx.now());
  const request: Item = { ...input, requestId, status: "pending", createdAt: ctx.now().toISOString() };
  const answer = answerOf(request);
  const attempt: Count = ["collaboration-request", `${request.fromUserId} ${request.postId}`];
  await transact(
    requestItems,
    (parts) => ({
      blocks: checkNotBlocked(parts, request.fromUserId, request.toUserId),
      request: parts.request.create(request).commit(),
      // Check these attributes instead of a revision, so that concurrent requests do not conflict.
      post: parts.post
        .patch({ userId: request.toUserId, postId: request.postId })
        .add({ pendingCount: 1 })
        .where((of, { eq, lt, notExists }) =>
          [
            ...[eq(of.type, type), notExists(of.hidden), notExists(of.filledAt)],
            lt(of.pendingCount, pendingRequestsMax),
          ].join(" AND "),
        )
        .commit(),
      attempt: countPart(parts, ctx, attempt),
      outboxEvent: putOutboxEvent(parts, ctx, "collaboration.requested", detailOf(request)),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    (part) => {
      if (part === "blocks") return new DomainError("post.not_found");
      if (part === "request") return new DomainError("collaboration_request.already_sent");
      // When the condition on the post fails, retry: the next read of the post tells which of its parts failed.
      return part === "attempt" ? rateLimited(ctx, attempt) : new ConflictError();
    },
  );
  return answer;
}
