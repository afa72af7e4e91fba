import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import type { Context } from "../context.ts";
import { type ProjectRequestTopic, projectRequestMail } from "../mail/messages/project-request-mail.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { mailRequestMessage } from "../request-messages/mail-request-message.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { UserEntity } from "../user/user.entity.ts";
import { nameForCompany } from "./name-for-company.ts";
import { nameForFreelancer } from "./names-for-freelancer.ts";
import { ProjectRequestEntity, type StoredProjectRequest } from "./project-request.entity.ts";

type ProjectRequestEvent = OutboxEvents[
  | "project-request.sent"
  | "project-request.answered"
  | "project-request.contact-sent"];

const kind = "project_request";

/**
 * Sends the mail for an event, at most once per event. Sends nothing when the event is outdated, for example after the
 * request was withdrawn.
 */
export async function mailProjectRequests(
  ctx: Context,
  event: ProjectRequestEvent | OutboxEvents["request-message.sent"],
): Promise<{ mail: MailOutcome | "unwanted" | "outdated" }> {
  if (event.type === "request-message.sent") return mailRequestMessage(ctx, event);
  const { type, requestId } = event;
  const isToFreelancer = type !== "project-request.answered";
  const [userId, otherUserId] = isToFreelancer ? [event.userId, event.senderId] : [event.senderId, event.userId];
  ctx.log.note("userId", userId);
  const [{ data: request }, isBlocked, { data: user }, { data: other }] = await Promise.all([
    ProjectRequestEntity.get({ userId: event.userId, requestId }).go({ consistent: true }),
    isBlockedBetween(userId, otherUserId),
    UserEntity.get({ userId }).go({ consistent: true }),
    UserEntity.get({ userId: otherUserId }).go(),
  ]);
  if (!user || !acceptsMail(user, kind)) return { mail: "unwanted" };
  const about = request && topicOf(type, request);
  if (!about || isBlocked || !other) return { mail: "outdated" };
  const person = isToFreelancer
    ? (request.contact?.name ?? (await nameForFreelancer(userId, other)))
    : (request.replyContact?.name ?? (await nameForCompany(user, other)));
  const company = isToFreelancer ? (request.contact?.company ?? "") : "";
  const content = { about, person, company };
  const unsubscribe = await unsubscribeLinks(ctx.config, user, kind);
  const mail = { to: user.email, ...projectRequestMail(ctx.config, user, content, unsubscribe) };
  const occasion = `${type.replace(".", " ")} ${requestId}`;
  return { mail: await sendMailOnce(ctx, { userId, occasion }, mail) };
}

/** Returns what the mail is about. Undefined when the event no longer describes the request. */
function topicOf(
  type: ProjectRequestEvent["type"],
  { status, contact }: StoredProjectRequest,
): ProjectRequestTopic | undefined {
  if (type === "project-request.contact-sent") return contact && "contact";
  if (type === "project-request.sent") return status === "pending" ? "sent" : undefined;
  return status === "pending" ? undefined : status;
}
