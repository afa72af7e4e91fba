import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { PostEntity } from "../community/post.entity.ts";
import type { Context } from "../context.ts";
import { publishEach } from "../outbox/publish-each.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";

export type FilledEvent = OutboxEvents["collaboration.project-filled"];

/** Publishes one event per pending request for a project that was filled, so that each requester is notified. */
export async function announceFilledProject(
  ctx: Pick<Context, "now">,
  { id, postId }: OutboxEvents["project.filled"],
): Promise<{ announced: number }> {
  const query = CollaborationRequestEntity.query.ofPost({ postId });
  const { data: requests } = await query.go({ pages: "all", consistent: true });
  const pending = requests.filter(({ status }) => status === "pending");
  await publishEach(
    ctx,
    "collaboration.project-filled",
    pending.map(({ requestId, fromUserId, toUserId }) => ({
      id: `${id} ${requestId}`,
      detail: { requestId, postId, fromUserId, toUserId },
    })),
  );
  return { announced: pending.length };
}

/** Names the occasion for the mail and the notification. A project that is filled again does not notify again. */
export const filledOccasion = ({ requestId }: FilledEvent): string => `filled ${requestId}`;

/** Tells whether the project is still filled and the request still pending. */
export async function isFilledAndPending({ requestId, postId, fromUserId, toUserId }: FilledEvent): Promise<boolean> {
  const [{ data: post }, { data: request }] = await Promise.all([
    PostEntity.get({ userId: toUserId, postId }).go({ consistent: true }),
    CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true }),
  ]);
  return post?.filledAt !== undefined && request?.requestId === requestId && request.status === "pending";
}
