import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { newId } from "../ids.ts";
import { readConnected, readPeople } from "../network/people.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertPremium, checkAndRead } from "../user/premium.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";
import { findRequest } from "./find-request.ts";
import { decrementPendingCount, requestItems } from "./request-items.entity.ts";
import { detailOf, toRequest } from "./to-request.ts";
import { isPending, NotPending, whilePending } from "./while-pending.ts";

/**
 * Accepts or rejects a request to the caller's post.
 * @throws `plan_limit`, `collaboration_request.not_found`
 * @throws `collaboration_request.already_accepted` when an accepted request is to be rejected
 */
export async function answerRequest(
  ctx: UserContext,
  { requestId, status }: InputOf<typeof routes.answerRequest>,
): Promise<AnswerOf<typeof routes.answerRequest>> {
  const [, request] = await checkAndRead(assertPremium(ctx), findRequest(requestId));
  const { toUserId, fromUserId } = request;
  if (toUserId !== ctx.user.id) throw new DomainError("collaboration_request.not_found");
  const [act, readRequester] = status === "accepted" ? [accept, readConnected] : [reject, readPeople];
  const [people] = await Promise.all([readRequester(toUserId, [fromUserId]), act(ctx, request)]);
  return toRequest({ ...request, status }, people.get(fromUserId));
}

/** Accepts the request and connects the two users, unless they are already connected. Idempotent. */
async function accept(ctx: UserContext, request: StoredRequest): Promise<void> {
  try {
    await whilePending(request, () => connect(ctx, request));
  } catch (error) {
    const isDone = error instanceof DomainError && error.code === "collaboration_request.already_accepted";
    if (!isDone) throw error;
  }
}

async function connect(ctx: UserContext, request: StoredRequest): Promise<void> {
  const { postId, fromUserId, toUserId } = request;
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
          .set({ status: "accepted" })
          .where(isPending(request))
          .commit(),
        blocks: checkNotBlocked(parts, toUserId, fromUserId),
        connection: areConnected
          ? parts.connection
              .check(one)
              .where((of, { exists }) => exists(of.connectionId))
              .commit()
          : [one, other].map((side) => parts.connection.create({ ...side, ...since }).commit()),
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
