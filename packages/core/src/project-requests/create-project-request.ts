import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { type Count, countPart } from "../auth/guard/rate-limit.ts";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import { findCompanyPost } from "../community/company-posts.ts";
import type { UserContext } from "../context.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { isFindable } from "../freelancers/to-freelancer.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import type { RequestedProject, StoredProjectRequest } from "./project-request.entity.ts";
import { projectRequestItems } from "./project-request-items.entity.ts";
import { detailOf, toColleague, toSent } from "./to-project-request.ts";

type Input = InputOf<typeof routes.createProjectRequest>;
type Answer = AnswerOf<typeof routes.createProjectRequest>;

/**
 * Sends a request to a freelancer, for an open project of the caller's company if `postId` names one. If one of the two
 * blocked the other, the call fails as if the profile did not exist.
 * @throws `freelancer.not_found`, `post.not_found`, `post.filled`, `project_request.already_sent`,
 * `project_request.too_many`
 */
export async function createProjectRequest(ctx: UserContext, input: Input): Promise<Answer> {
  const [own, { data: recipient }, project] = await Promise.all([
    findOwnUser(ctx),
    UserEntity.get({ userId: input.toUserId }).go({ consistent: true }),
    findOpenProject(ctx, input.postId),
  ]);
  if (!recipient || !isFindable(recipient)) throw new DomainError("freelancer.not_found");
  const request: StoredProjectRequest = { ...requestOf(ctx, own, input), ...(project && { project }) };
  const answer = toSent(request, recipient, toColleague(own, own.userId));
  await send(ctx, request, answer);
  return answer;
}

/** @throws `post.not_found`, `post.filled` */
async function findOpenProject(ctx: UserContext, postId: Input["postId"]): Promise<RequestedProject | undefined> {
  if (!postId) return undefined;
  const post = await findCompanyPost(ctx, postId);
  if (post?.type !== "project" || post.hidden) throw new DomainError("post.not_found");
  if (post.filledAt) throw new DomainError("post.filled");
  return { postId: post.postId, title: post.title };
}

function requestOf(ctx: UserContext, own: UserItem, input: Input): StoredProjectRequest {
  const { toUserId: userId, message, sharesContact, company } = input;
  return {
    ...{ userId, requestId: newId(ctx.now()), senderId: own.userId, message },
    status: "pending",
    createdAt: ctx.now().toISOString(),
    ...(sharesContact && { contact: { name: own.name, company, email: own.email } }),
  };
}

async function send(ctx: UserContext, request: StoredProjectRequest, answer: Answer): Promise<void> {
  const { userId, senderId, requestId, createdAt } = request;
  const attempt: Count = ["project-request", String(senderId)];
  await transact(
    projectRequestItems,
    (parts) => ({
      blocks: checkNotBlocked(parts, senderId, userId),
      open: parts.open.create({ userId, senderId, requestId, createdAt }).commit(),
      attempt: countPart(parts, ctx, attempt),
      request: parts.request.create(request).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "project-request.sent", detailOf(request)),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    (part) => {
      if (part === "blocks") return new DomainError("freelancer.not_found");
      if (part === "open") return new DomainError("project_request.already_sent");
      return new DomainError(part === "attempt" ? "project_request.too_many" : "request.conflict");
    },
  );
}
