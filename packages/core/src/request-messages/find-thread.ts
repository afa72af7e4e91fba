import { readColleagues } from "../business/company/members/read-colleagues.ts";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { PostEntity } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { findSentKey, ProjectRequestEntity } from "../project-requests/project-request.entity.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import type { UserItem } from "../user/user.entity.ts";
import type { Side } from "./side.ts";
import { type RequestThread, threadOfProject, threadOfProjectRequest } from "./thread.ts";

/** A request under which people write messages, and the caller's part in it. */
export interface Thread extends RequestThread {
  own: UserItem;
  side: Side;
}

/**
 * Finds a request between the caller and a freelancer or company. Every current member of a company takes part in the
 * requests of the others (docs/adr/0067).
 * @throws `project_request.not_found`
 */
export async function findThread(ctx: UserContext, requestId: number): Promise<Thread> {
  const own = await findOwnUser(ctx);
  const side: Side = own.role === "business" ? "business" : "freelancer";
  const team = side === "business" ? await readColleagues(own) : [own];
  const [sent, asked] = await Promise.all([
    findProjectRequest(team, side, requestId),
    findCollaborationRequest(team, side, requestId),
  ]);
  const found = sent ?? asked;
  if (!found) throw new DomainError("project_request.not_found");
  return { ...found, own, side };
}

async function findProjectRequest(
  team: readonly UserItem[],
  side: Side,
  requestId: number,
): Promise<RequestThread | undefined> {
  const keys = await Promise.all(
    team.map(({ userId }) => (side === "business" ? findSentKey(userId, requestId) : { userId, requestId })),
  );
  const key = keys.find((one) => one !== undefined);
  const { data: request } = key ? await ProjectRequestEntity.get(key).go({ consistent: true }) : { data: null };
  return request ? threadOfProjectRequest(request) : undefined;
}

/** Finds a request for a project. Requests for other posts have no messages. */
async function findCollaborationRequest(
  team: readonly UserItem[],
  side: Side,
  requestId: number,
): Promise<RequestThread | undefined> {
  const { data } = await CollaborationRequestEntity.query.byId({ requestId }).go();
  const [key] = data;
  const ids = team.map(({ userId }) => userId);
  if (!key || !ids.includes(side === "business" ? key.toUserId : key.fromUserId)) return undefined;
  const { postId, fromUserId, toUserId } = key;
  const [{ data: request }, { data: post }] = await Promise.all([
    CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true }),
    PostEntity.get({ userId: toUserId, postId }).go({ consistent: true }),
  ]);
  const isSeen = post?.type === "project" && (!post.hidden || ids[0] === toUserId);
  return request?.requestId === requestId && isSeen ? threadOfProject(request) : undefined;
}
