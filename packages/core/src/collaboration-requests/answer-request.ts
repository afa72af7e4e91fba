import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import { PostEntity } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { newId } from "../ids.ts";
import type { Origin } from "../network/connection.entity.ts";
import { readConnected, readPeople } from "../network/people.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertPremium, checkAndRead } from "../user/premium.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";
import { findRequest } from "./find-request.ts";
import { decrementPendingCount, requestItems } from "./request-items.entity.ts";
import { detailOf, toRequest } from "./to-request.ts";
import { isPending, NotPending, whilePending } from "./while-pending.ts";

/**
 * Accepts or rejects a request to the caller's post. Accepting connects both users, who then see post, message and reply
 * at their connection.
 * @throws `plan_limit`, `collaboration_request.not_found`
 * @throws `collaboration_request.already_accepted` when an accepted request is to be rejected
 */
export async function answerRequest(
  ctx: UserContext,
  { requestId, status, reply = "" }: InputOf<typeof routes.answerRequest>,
): Promise<AnswerOf<typeof routes.answerRequest>> {
  const [, request] = await checkAndRead(assertPremium(ctx), findRequest(requestId));
  const { toUserId, fromUserId } = request;
  if (toUserId !== ctx.user.id) throw new DomainError("collaboration_request.not_found");
  const isAccepted = status === "accepted";
  const [people] = await Promise.all([
    (isAccepted ? readConnected : readPeople)(toUserId, [fromUserId]),
    isAccepted ? accept(ctx, request, reply) : reject(ctx, request),
  ]);
  const answered = { ...request, status, ...(isAccepted && reply && { reply }) };
  return toRequest(answered, people.get(fromUserId));
}

/** Accepts the request and connects the two users, unless they are already connected. Idempotent. */
async function accept(ctx: UserContext, request: StoredRequest, reply: string): Promise<void> {
  try {
    await whilePending(request, () => connect(ctx, request, reply));
  } catch (error) {
    const isDone = error instanceof DomainError && error.code === "collaboration_request.already_accepted";
    if (!isDone) throw error;
  }
}

async function connect(ctx: UserContext, request: StoredRequest, reply: string): Promise<void> {
  const { postId, fromUserId, toUserId, message } = request;
  const { data: post } = await PostEntity.get({ userId: toUserId, postId }).go({ consistent: true });
  if (!post) throw new NotPending();
  const origin: Origin = { postTitle: post.title, fromUserId, message, reply };
  const one = { userId: toUserId, otherUserId: fromUserId };
  const other = { userId: fromUserId, otherUserId: toUserId };
  const since = { connectionId: newId(ctx.now()), connectedAt: ctx.now().toISOString() };
  let areConnected = false;

  await retryOnConflict(() =>
    transact(
      requestItems,
      (parts) => ({
        post: decrementPendingCount(parts, request),
        request: parts.request
          .patch({ postId, fromUserId })
          .set({ status: "accepted", ...(reply && { reply }) })
          .where(isPending(request))
          .commit(),
        blocks: checkNotBlocked(parts, toUserId, fromUserId),
        connection: [one, other].map((side) =>
          areConnected
            ? parts.connection.patch(side).set({ origin }).commit()
            : parts.connection.create({ ...side, ...since, origin }).commit(),
        ),
        outboxEvent: putOutboxEvent(parts, ctx, "collaboration.accepted", detailOf(request)),
      }),
      (part) => {
        if (part !== "connection") return new NotPending();
        areConnected = !areConnected;
        return new ConflictError();
      },
    ),
  );
}

/** Deletes the request, so that its sender can send another one (D21). */
async function reject(ctx: UserContext, request: StoredRequest): Promise<void> {
  const { postId, fromUserId } = request;

  await whilePending(request, () =>
    transact(
      requestItems,
      (parts) => ({
        post: decrementPendingCount(parts, request),
        request: parts.request.delete({ postId, fromUserId }).where(isPending(request)).commit(),
        outboxEvent: putOutboxEvent(parts, ctx, "collaboration.rejected", detailOf(request)),
      }),
      () => new NotPending(),
    ),
  );
}
