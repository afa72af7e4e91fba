import type { UserContext } from "../context.ts";
import type { OutboxParts } from "../outbox/outbox-event.entity.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import type { RequestThread } from "./thread.ts";

/** Returns the transaction part that publishes that the caller's company has hired the freelancer. */
export const putHiredEvent = (parts: OutboxParts, ctx: UserContext, { request, freelancerId }: RequestThread) =>
  putOutboxEvent(parts, ctx, "request.hired", {
    ...{ requestId: request.requestId, freelancerId, memberId: ctx.user.id },
    ...(request.kind === "collaboration" && { postId: request.postId }),
  });
