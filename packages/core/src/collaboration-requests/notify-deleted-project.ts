import type { Context } from "../context.ts";
import { putWanted } from "../notifications/put-wanted.ts";
import { UserEntity } from "../user/user.entity.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";

/**
 * Notifies a freelancer that a project was deleted, and with it the conversation under the accepted request. Does
 * nothing for other requests, and if the business has deleted its account.
 */
export async function notifyDeletedProject(
  ctx: Pick<Context, "now">,
  { requestId, postId: relatedId, fromUserId: userId, toUserId: actorId, status, contact }: StoredRequest,
): Promise<void> {
  if (status !== "accepted") return;
  const { data: writer } = await UserEntity.get({ userId: actorId }).go({ consistent: true });
  // Businesses publish projects only, freelancers none.
  if (writer?.role !== "business") return;
  const about = { relatedId, actorId, occasion: `project deleted ${requestId}` };
  const details = { text: contact?.company ?? "" };
  await putWanted(ctx, {
    ...{ userId, kind: "collaboration_request_accepted" },
    items: [{ type: "project_deleted", details, ...about }],
  });
}
