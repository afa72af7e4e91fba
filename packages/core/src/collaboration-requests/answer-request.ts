import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import { PostEntity } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { newId } from "../ids.ts";
import { readConnected, readPeople } from "../network/people.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { threadOfProject } from "../request-messages/thread.ts";
import { viewThread } from "../request-messages/view-threads.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { assertPremium, checkAndRead } from "../user/premium.ts";
import { assertAnswerer } from "./assert-answerer.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";
import { findRequest } from "./find-request.ts";
import { decrementPendingCount, requestItems } from "./request-items.entity.ts";
import { detailOf, toRequest } from "./to-request.ts";
import { isPending, NotPending, whilePending } from "./while-pending.ts";

type Input = InputOf<typeof routes.answerRequest>;
type Contact = NonNullable<StoredRequest["contact"]>;

/**
 * Accepts or rejects a request to the caller's post, or to a project of the caller's company. Accepting connects the
 * caller and the requester, who then see post, message and reply at their connection. A business may share its contact
 * data when it accepts.
 * @throws `plan_limit`, `collaboration_request.not_found`
 * @throws `collaboration_request.already_accepted` when an accepted request is to be rejected, or when a colleague has
 * accepted it
 */
export async function answerRequest(
  ctx: UserContext,
  { requestId, status, reply = "", sharesContact = false }: Input,
): Promise<AnswerOf<typeof routes.answerRequest>> {
  const [, request] = await checkAndRead(assertPremium(ctx), findRequest(requestId));
  const { fromUserId } = request;
  const answererId = ctx.user.id;
  await assertAnswerer(ctx, request);
  const isAccepted = status === "accepted";
  const words = isAccepted ? { ...(reply && { reply }), ...(sharesContact && (await contactOf(ctx, request))) } : {};
  const [people, answered] = await Promise.all([
    (isAccepted ? readConnected : readPeople)(answererId, [fromUserId, answererId]),
    isAccepted ? accept(ctx, request, words) : reject(ctx, request),
  ]);
  const reader = { userId: answererId, side: "business" as const };
  return toRequest(
    answered,
    people.get(fromUserId),
    people.get(answererId)?.name,
    viewThread(threadOfProject(answered), reader),
  );
}

interface Words {
  reply?: string;
  contact?: Contact;
}

/** Returns the contact data of the caller, with the company of the post. Empty if the post is no project. */
async function contactOf(ctx: UserContext, { toUserId, postId }: StoredRequest): Promise<Pick<Words, "contact">> {
  const [{ name, email }, { data: post }] = await Promise.all([
    findOwnUser(ctx),
    PostEntity.get({ userId: toUserId, postId }).go({ consistent: true }),
  ]);
  return post?.project ? { contact: { name, company: post.project.company, email } } : {};
}

/**
 * Accepts the request and connects the two users, unless they are already connected. Idempotent: a request that the
 * caller accepted before is returned as it is stored.
 */
async function accept(ctx: UserContext, request: StoredRequest, words: Words): Promise<StoredRequest> {
  try {
    return await acceptPending(ctx, { ...request, ...words, ...answererOf(ctx) });
  } catch (error) {
    const isDone = error instanceof DomainError && error.code === "collaboration_request.already_accepted";
    if (!isDone) throw error;
    const stored = await readAccepted(request);
    if ((stored.answeredById ?? stored.toUserId) !== ctx.user.id) throw error;
    return stored;
  }
}

const answererOf = ({ user, now }: UserContext): Pick<StoredRequest, "answeredById" | "answeredAt"> =>
  user.role === "business" ? { answeredById: user.id, answeredAt: now().toISOString() } : {};

async function acceptPending(ctx: UserContext, accepted: StoredRequest): Promise<StoredRequest> {
  await whilePending(accepted, () => connect(ctx, accepted));
  return { ...accepted, status: "accepted" };
}

async function readAccepted({ postId, fromUserId }: StoredRequest): Promise<StoredRequest> {
  const { data } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  if (!data) throw new DomainError("collaboration_request.not_found");
  return data;
}

async function connect(ctx: UserContext, accepted: StoredRequest): Promise<void> {
  const { postId, fromUserId, toUserId, message, reply, contact, answeredById, answeredAt } = accepted;
  const { data: post } = await PostEntity.get({ userId: toUserId, postId }).go({ consistent: true });
  if (!post) throw new NotPending();
  const answererId = ctx.user.id;
  const words = { ...(reply && { reply }), ...(contact && { contact }) };
  const origin = { postTitle: post.title, fromUserId, message, reply: "", ...words };
  const one = { userId: answererId, otherUserId: fromUserId };
  const other = { userId: fromUserId, otherUserId: answererId };
  const since = { connectionId: newId(ctx.now()), connectedAt: ctx.now().toISOString() };
  let areConnected = false;

  await retryOnConflict(() =>
    transact(
      requestItems,
      (parts) => ({
        post: decrementPendingCount(parts, accepted),
        request: parts.request
          .patch({ postId, fromUserId })
          .set({
            status: "accepted",
            ...(answeredAt && { answeredAt }),
            ...words,
            ...(answeredById && { answeredById }),
          })
          .where(isPending(accepted))
          .commit(),
        colleagueAnswer:
          answererId === toUserId
            ? undefined
            : parts.colleagueAnswer.put({ userId: answererId, postId, fromUserId }).commit(),
        blocks: [...new Set([toUserId, answererId])].flatMap((userId) => checkNotBlocked(parts, userId, fromUserId)),
        connection: [one, other].map((side) =>
          areConnected
            ? parts.connection.patch(side).set({ origin }).commit()
            : parts.connection.create({ ...side, ...since, origin }).commit(),
        ),
        outboxEvent: putOutboxEvent(parts, ctx, "collaboration.accepted", { ...detailOf(accepted), answererId }),
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
async function reject(ctx: UserContext, request: StoredRequest): Promise<StoredRequest> {
  const { postId, fromUserId } = request;

  await whilePending(request, () =>
    transact(
      requestItems,
      (parts) => ({
        post: decrementPendingCount(parts, request),
        request: parts.request.delete({ postId, fromUserId }).where(isPending(request)).commit(),
        outboxEvent: putOutboxEvent(parts, ctx, "collaboration.rejected", {
          ...detailOf(request),
          answererId: ctx.user.id,
        }),
      }),
      () => new NotPending(),
    ),
  );
  return { ...request, status: "rejected" };
}
