import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import { PostEntity, type StoredPost } from "../community/post.entity.ts";
import type { Context } from "../context.ts";
import { collaborationMail } from "../mail/messages/collaboration-mail.ts";
import type { CollaborationTopic } from "../mail/messages/collaboration-texts.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { ConnectionEntity } from "../network/connection.entity.ts";
import { nameForCompany } from "../project-requests/name-for-company.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { shortName } from "../user/shown-name.ts";
import { UserEntity } from "../user/user.entity.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";
import { announceFilledProject, filledOccasion, isFilledAndPending } from "./filled-project.ts";

type CollaborationEvent = OutboxEvents[
  | "collaboration.requested"
  | "collaboration.accepted"
  | "collaboration.rejected"
  | "collaboration.project-filled"];
type Outcome = { mail: MailOutcome | "unwanted" | "outdated" } | { announced: number };

interface Notice {
  about: CollaborationTopic;
  userId: number;
  otherUserId: number;
  kind: NotificationKind;
  occasion: string;
}

/**
 * Sends the mail for an event, at most once per event. Sends nothing when the event is outdated, for example after the
 * request was withdrawn. A filled project is first split into one event per pending request.
 */
export async function mailCollaborations(
  ctx: Context,
  event: CollaborationEvent | OutboxEvents["project.filled"],
): Promise<Outcome> {
  if (event.type === "project.filled") return announceFilledProject(ctx, event);
  const { about, userId, otherUserId, kind, occasion } = noticeOf(event);
  ctx.log.note("userId", userId);
  const [{ isCurrent, message, sharedName }, isBlocked, post, { data: user }, { data: other }] = await Promise.all([
    readState(event),
    isBlockedBetween(userId, otherUserId),
    readVisiblePost(event),
    UserEntity.get({ userId }).go({ consistent: true }),
    UserEntity.get({ userId: otherUserId }).go(),
  ]);
  if (!user || !acceptsMail(user, kind)) return { mail: "unwanted" };
  if (!isCurrent || isBlocked || !other || !post) return { mail: "outdated" };
  const { postId, title, type } = post;
  const requestedPost = type === "project" ? "project" : "post";
  const person = user.role === "business" ? await nameForCompany(user, other) : (sharedName ?? shortName(other.name));
  const content = { about, requestedPost, person, postId, title, message } as const;
  const unsubscribe = await unsubscribeLinks(ctx.config, user, kind);
  const mail = { to: user.email, ...collaborationMail(ctx.config, user, content, unsubscribe) };
  return { mail: await sendMailOnce(ctx, { userId, occasion }, mail) };
}

function noticeOf(event: CollaborationEvent): Notice {
  const { requestId, fromUserId, toUserId } = event;
  if (event.type === "collaboration.requested") {
    const [kind, occasion] = ["collaboration_request", `request ${requestId}`] as const;
    return { about: "requested", userId: toUserId, otherUserId: fromUserId, kind, occasion };
  }
  if (event.type === "collaboration.project-filled") {
    const [kind, occasion] = ["collaboration_request_accepted", filledOccasion(event)] as const;
    return { about: "filled", userId: fromUserId, otherUserId: toUserId, kind, occasion };
  }
  const about = event.type === "collaboration.accepted" ? "accepted" : "rejected";
  const [kind, occasion] = ["collaboration_request_accepted", `answer ${requestId}`] as const;
  return { about, userId: fromUserId, otherUserId: answererIdOf(event), kind, occasion };
}

type AnswerEvent = OutboxEvents["collaboration.accepted" | "collaboration.rejected"];

const answererIdOf = ({ answererId, toUserId }: AnswerEvent): number => answererId ?? toUserId;

interface State {
  /** Whether the request is still in the state that the event reports. */
  isCurrent: boolean;
  /** Message of a pending request. */
  message?: string | undefined;
  /** Full name that a business shared when it accepted the request. */
  sharedName?: string | undefined;
}

/** Reads what the event is about. A rejection counts as current, because its request is deleted (D21). */
async function readState(event: CollaborationEvent): Promise<State> {
  const { requestId, postId, fromUserId } = event;
  if (event.type === "collaboration.rejected") return { isCurrent: true };
  if (event.type === "collaboration.project-filled") return { isCurrent: await isFilledAndPending(event) };
  if (event.type === "collaboration.accepted") {
    const key = { userId: fromUserId, otherUserId: answererIdOf(event) };
    const { data: connection } = await ConnectionEntity.get(key).go({ consistent: true });
    return { isCurrent: connection !== null, sharedName: connection?.origin?.contact?.name };
  }
  const { data: request } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  return { isCurrent: request?.requestId === requestId && request.status === "pending", message: request?.message };
}

/** Reads the post of the event. Undefined when it was deleted or hidden. */
async function readVisiblePost({ postId, toUserId }: CollaborationEvent): Promise<StoredPost | undefined> {
  const { data: post } = await PostEntity.get({ userId: toUserId, postId }).go({ consistent: true });
  return post && !post.hidden ? post : undefined;
}
