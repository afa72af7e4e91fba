import { readColleagues } from "../business/company/members/read-colleagues.ts";
import {
  CollaborationRequestEntity,
  type StoredRequest,
} from "../collaboration-requests/collaboration-request.entity.ts";
import { PostEntity } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import {
  findSentKey,
  ProjectRequestEntity,
  type StoredProjectRequest,
} from "../project-requests/project-request.entity.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import type { UserItem } from "../user/user.entity.ts";
import type { ConversationState, Side } from "./conversation-state.ts";

/** A request under which people write messages, and the caller's part in it. */
export interface Thread {
  request:
    | ({ kind: "project" } & Pick<StoredProjectRequest, "userId" | "requestId">)
    | ({ kind: "collaboration" } & Pick<StoredRequest, "postId" | "fromUserId" | "requestId">);
  isAccepted: boolean;
  state: ConversationState | undefined;
  own: UserItem;
  side: Side;
  freelancerId: number;
  /** Member of the company who sent the request, or wrote the project. */
  memberId: number;
  /** Full names that people shared with the request, by user. */
  sharedNames: ReadonlyMap<number, string>;
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

type Found = Omit<Thread, "own" | "side">;

async function findProjectRequest(
  team: readonly UserItem[],
  side: Side,
  requestId: number,
): Promise<Found | undefined> {
  const keys = await Promise.all(
    team.map(({ userId }) => (side === "business" ? findSentKey(userId, requestId) : { userId, requestId })),
  );
  const key = keys.find((one) => one !== undefined);
  const { data: request } = key ? await ProjectRequestEntity.get(key).go({ consistent: true }) : { data: null };
  if (!request) return undefined;
  const { userId, senderId, status, conversation, contact, replyContact } = request;
  return {
    request: { kind: "project", userId, requestId },
    isAccepted: status === "accepted",
    state: conversation,
    freelancerId: userId,
    memberId: senderId,
    sharedNames: namesOf([senderId, contact?.name], [userId, replyContact?.name]),
  };
}

/** Finds a request for a project. Requests for other posts have no messages. */
async function findCollaborationRequest(
  team: readonly UserItem[],
  side: Side,
  requestId: number,
): Promise<Found | undefined> {
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
  if (request?.requestId !== requestId || !isSeen) return undefined;
  const { status, conversation, contact, answeredById = toUserId } = request;
  return {
    request: { kind: "collaboration", postId, fromUserId, requestId },
    isAccepted: status === "accepted",
    state: conversation,
    freelancerId: fromUserId,
    memberId: toUserId,
    sharedNames: namesOf([answeredById, contact?.name]),
  };
}

const namesOf = (...names: readonly (readonly [number, string | undefined])[]): ReadonlyMap<number, string> =>
  new Map(names.flatMap(([userId, name]) => (name ? [[userId, name] as const] : [])));
