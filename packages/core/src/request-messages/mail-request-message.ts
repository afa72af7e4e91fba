import { isBlockedBetween } from "../blocks/block.entity.ts";
import type { Context } from "../context.ts";
import { requestMessageMail } from "../mail/messages/request-message-mail.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { nameForCompany } from "../project-requests/name-for-company.ts";
import { nameForFreelancer } from "../project-requests/names-for-freelancer.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { UserEntity } from "../user/user.entity.ts";
import { findMailedAnswer } from "./find-mailed-answer.ts";
import { findUnreadMessage, type MessageEvent } from "./find-unread-message.ts";
import { RequestMessageEntity } from "./request-message.entity.ts";

/**
 * Sends the mail about a message to the other side of the request: the freelancer, or the member who sent the request or
 * wrote the project. Sends nothing when that side has read the message.
 */
export async function mailRequestMessage(
  ctx: Context,
  event: MessageEvent,
): Promise<{ mail: MailOutcome | "unwanted" | "outdated" }> {
  const { authorId, freelancerId, memberId, messageId } = event;
  const userId = authorId === freelancerId ? memberId : freelancerId;
  ctx.log.note("userId", userId);
  const [message, isBlocked, { data: user }, { data: author }, { data: written }] = await Promise.all([
    findUnreadMessage(event),
    isBlockedBetween(userId, authorId),
    UserEntity.get({ userId }).go({ consistent: true }),
    UserEntity.get({ userId: authorId }).go(),
    RequestMessageEntity.get({ userId: authorId, messageId }).go({ consistent: true }),
  ]);
  if (!message || isBlocked || !author || !written) return { mail: "outdated" };
  const { kind, to, sharedName, company, latest } = message;
  if (!user || !acceptsMail(user, kind)) return { mail: "unwanted" };
  const isToBusiness = to === "business";
  const person =
    sharedName ?? (await (isToBusiness ? nameForCompany(user, author) : nameForFreelancer(userId, author)));
  const { text, attachment, appointment, offer } = written;
  const answered = await findMailedAnswer(event, latest);
  const content = { about: event, person, company, text, attachment, appointment, offer, ...answered, isToBusiness };
  const unsubscribe = await unsubscribeLinks(ctx.config, user, kind);
  const mail = { to: user.email, ...requestMessageMail(ctx.config, user, content, unsubscribe) };
  return { mail: await sendMailOnce(ctx, { userId, occasion: `request-message ${messageId}` }, mail) };
}
