import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { ProjectRequestEntity, type StoredProjectRequest } from "./project-request.entity.ts";
import { projectRequestItems } from "./project-request-items.entity.ts";
import { detailOf, toReceived } from "./to-project-request.ts";

type Input = InputOf<typeof routes.answerProjectRequest>;
type Change = Pick<StoredProjectRequest, "status" | "answeredAt" | "isUnread" | "reply" | "replyContact">;

/**
 * Accepts or rejects the request of a business. The same answer again changes nothing.
 * @throws `project_request.not_found`, `project_request.already_answered`
 */
export async function answerProjectRequest(
  ctx: UserContext,
  input: Input,
): Promise<AnswerOf<typeof routes.answerProjectRequest>> {
  const key = { userId: ctx.user.id, requestId: input.requestId };
  return retryOnConflict(async () => {
    const [own, { data: request }] = await Promise.all([
      findOwnUser(ctx),
      ProjectRequestEntity.get(key).go({ consistent: true }),
    ]);
    if (!request) throw new DomainError("project_request.not_found");
    const { data: sender } = await UserEntity.get({ userId: request.senderId }).go();
    if (!sender) throw new DomainError("project_request.not_found");
    if (request.status !== "pending") {
      const isSame = request.status === input.status && (request.reply ?? "") === input.reply;
      if (!isSame) throw new DomainError("project_request.already_answered");
      return toReceived(request, sender);
    }
    const change = changeOf(ctx, own, input);
    await write(ctx, request, change);
    return toReceived({ ...request, ...change }, sender);
  });
}

const changeOf = (ctx: UserContext, own: UserItem, { status, reply, sharesContact }: Input): Change => ({
  status,
  answeredAt: ctx.now().toISOString(),
  isUnread: true,
  ...(reply && { reply }),
  ...(sharesContact && status === "accepted" && { replyContact: { name: own.name, email: own.email } }),
});

async function write(ctx: UserContext, request: StoredProjectRequest, change: Change): Promise<void> {
  const { userId, requestId, senderId } = request;
  await transact(
    projectRequestItems,
    (parts) => ({
      request: parts.request
        .patch({ userId, requestId })
        .set(change)
        .where(({ status }, { eq }) => eq(status, "pending"))
        .commit(),
      open: parts.open.delete({ userId, senderId }).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "project-request.answered", detailOf(request)),
    }),
    // The next read tells whether the request was answered or withdrawn.
    () => new ConflictError(),
  );
}
