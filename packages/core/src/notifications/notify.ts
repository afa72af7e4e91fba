import type { BusEvents } from "@linkedpotential/contract/bus";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { ofAccountMessage } from "../accounts/message/notify-account-message.ts";
import { type BillingEvent, ofBilling } from "../billing/notify-customer.ts";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import { ofRemoval } from "../business/company/members/notify-removal.ts";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { type FilledEvent, filledOccasion, isFilledAndPending } from "../collaboration-requests/filled-project.ts";
import type { Context } from "../context.ts";
import { openFollowUps } from "../leads/follow-ups/open-follow-ups.ts";
import { ofAddition, ofLiveTraining } from "../live-trainings/notify-participants.ts";
import { findLiveTrainingToRemind, reminderOccasion } from "../live-trainings/reminders/reminders.ts";
import { type ModerationEvent, readModerationNotice } from "../moderation/notices/moderation-notice.ts";
import { ProjectRequestEntity } from "../project-requests/project-request.entity.ts";
import { ofHired } from "../request-messages/notify-hired.ts";
import { ofRequestMessage } from "../request-messages/notify-request-message.ts";
import type { NewNotification, RecipientNotifications } from "./put-notifications.ts";
import { putWanted } from "./put-wanted.ts";

type Due = BusEvents["user.follow_ups_due"];
type NotifiedEvent =
  | Due
  | BillingEvent
  | ModerationEvent
  | OutboxEvents[
      | "live-training.reminder-announced"
      | "live-training.participant-added"
      | "live-training.participant-removed"
      | "live-training.seat-offered"
      | "live-training.news-announced"
      | "collaboration.requested"
      | "collaboration.accepted"
      | "collaboration.rejected"
      | "collaboration.project-filled"
      | "account.message-sent"
      | "project-request.sent"
      | "project-request.answered"
      | "project-request.contact-sent"
      | "request-message.sent"
      | "request.hired"
      | "company.member-removed"];

export async function notify(ctx: Context, event: NotifiedEvent): Promise<{ notified: number }> {
  let notified = 0;
  for (const group of await notificationsFor(ctx, event)) {
    ctx.log.note("userId", group.userId);
    notified += await putWanted(ctx, group);
  }
  return { notified };
}

async function notificationsFor(ctx: Context, event: NotifiedEvent): Promise<RecipientNotifications[]> {
  if (!("type" in event)) return [await ofFollowUps(event)];
  switch (event.type) {
    case "live-training.reminder-announced":
      return ofReminder(ctx, event);
    case "live-training.participant-added":
      return ofAddition(event);
    case "live-training.participant-removed":
    case "live-training.seat-offered":
    case "live-training.news-announced":
      return ofLiveTraining(ctx, event);
    case "collaboration.requested":
      return ofRequest(event);
    case "collaboration.accepted":
    case "collaboration.rejected":
      return [ofAnswer(event)];
    case "collaboration.project-filled":
      return ofFilledProject(event);
    case "project-request.sent":
      return ofProjectRequest(event);
    case "project-request.answered":
      return ofProjectAnswer(event);
    case "project-request.contact-sent":
      return ofContact(event);
    case "request-message.sent":
      return ofRequestMessage(ctx, event);
    case "request.hired":
      return ofHired(event);
    case "account.message-sent":
      return ofAccountMessage(event);
    case "company.member-removed":
      return ofRemoval(event);
    case "report.received":
    case "report.decided":
    case "content.moderated":
      return ofModeration(event);
    default:
      return ofBilling(event);
  }
}

async function ofFollowUps(due: Due): Promise<RecipientNotifications> {
  const leads = await openFollowUps(due);
  const items = leads.map(
    ({ id }): NewNotification => ({ type: "crm_followup", relatedId: id, occasion: `follow-up ${due.date} ${id}` }),
  );
  return { userId: due.userId, kind: "crm_followup", items };
}

async function ofReminder(
  ctx: Context,
  event: OutboxEvents["live-training.reminder-announced"],
): Promise<RecipientNotifications[]> {
  const training = await findLiveTrainingToRemind(event, ctx.now());
  if (!training) return [];
  const item: NewNotification = {
    type: "event_reminder",
    relatedId: event.liveTrainingId,
    occasion: reminderOccasion(event),
  };
  return [{ userId: event.userId, kind: "event_reminder", items: [item] }];
}

/**
 * Returns the notification for the author of a request and a receipt for the requester. Returns none when the request
 * was withdrawn since.
 */
async function ofRequest(event: OutboxEvents["collaboration.requested"]): Promise<RecipientNotifications[]> {
  const { requestId, postId, fromUserId, toUserId } = event;
  const { data: request } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  if (request?.requestId !== requestId) return [];
  const kind = "collaboration_request";
  const about = { relatedId: postId, occasion: `request ${requestId}` };
  return [
    { userId: toUserId, kind, items: [{ ...about, type: "collaboration_request_new", actorId: fromUserId }] },
    { userId: fromUserId, kind, items: [{ ...about, type: "collaboration_request_sent", actorId: toUserId }] },
  ];
}

/** Returns the notification for the requester. Returns none when the request or the project no longer waits. */
async function ofFilledProject(event: FilledEvent): Promise<RecipientNotifications[]> {
  if (!(await isFilledAndPending(event))) return [];
  const { postId: relatedId, fromUserId: userId, toUserId: actorId } = event;
  const item: NewNotification = {
    ...{ type: "collaboration_request_filled", relatedId, actorId },
    occasion: filledOccasion(event),
  };
  return [{ userId, kind: "collaboration_request_accepted", items: [item] }];
}

/** Returns the notification for the freelancer. Returns none when the request was withdrawn since. */
async function ofProjectRequest(event: OutboxEvents["project-request.sent"]): Promise<RecipientNotifications[]> {
  const { requestId, userId, senderId } = event;
  const { data: request } = await ProjectRequestEntity.get({ userId, requestId }).go({ consistent: true });
  if (!request) return [];
  const about = { relatedId: requestId, actorId: senderId, occasion: `project-request ${requestId}` };
  return [{ userId, kind: "project_request", items: [{ type: "project_request", ...about }] }];
}

/** Returns the notification for the business. Returns none when the request is gone, or the two have a block. */
async function ofProjectAnswer(event: OutboxEvents["project-request.answered"]): Promise<RecipientNotifications[]> {
  const { requestId, userId: actorId, senderId } = event;
  const [{ data: request }, isBlocked] = await Promise.all([
    ProjectRequestEntity.get({ userId: actorId, requestId }).go({ consistent: true }),
    isBlockedBetween(actorId, senderId),
  ]);
  if (!request || request.status === "pending" || isBlocked) return [];
  const type = `project_request_${request.status}` as const;
  const item: NewNotification = {
    type,
    relatedId: requestId,
    actorId,
    occasion: `project-request answer ${requestId}`,
  };
  return [{ userId: senderId, kind: "project_request", items: [item] }];
}

/** Returns the notification for the freelancer that the sender of an accepted request has shared contact data. */
async function ofContact(event: OutboxEvents["project-request.contact-sent"]): Promise<RecipientNotifications[]> {
  const { requestId, userId, senderId } = event;
  const { data: request } = await ProjectRequestEntity.get({ userId, requestId }).go({ consistent: true });
  if (!request) return [];
  const about = { relatedId: requestId, actorId: senderId, occasion: `project-request contact ${requestId}` };
  return [{ userId, kind: "project_request", items: [{ type: "project_request_contact", ...about }] }];
}

/** Returns the notifications about a moderation decision, which cannot be switched off. */
async function ofModeration(event: ModerationEvent): Promise<RecipientNotifications[]> {
  const found = await readModerationNotice(event);
  if (!found) return [];
  const { about, userId, report } = found;
  const occasion = `${about} ${event.reportId} ${event.revision}`;
  // Let the reporter's notification refer to the report, not to the reported user, whose id would remain after their
  // account is erased.
  const relatedId = userId === report.userId ? report.postId || userId : event.reportId;
  return [{ userId, items: [{ type: about, relatedId, occasion }] }];
}

function ofAnswer(event: OutboxEvents["collaboration.accepted" | "collaboration.rejected"]): RecipientNotifications {
  const { requestId, postId, fromUserId, toUserId, answererId: actorId = toUserId } = event;
  const type = event.type === "collaboration.accepted" ? "collaboration_request_accepted" : "collaboration_request";
  const item: NewNotification = { type, relatedId: postId, actorId, occasion: `answer ${requestId}` };
  return { userId: fromUserId, kind: "collaboration_request_accepted", items: [item] };
}
