import { type CalendarMessage, calendarFile } from "@linkedpotential/contract/live-trainings/calendar-file";
import type { OutboxDetail, OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { liveTrainingMail } from "../mail/messages/live-training-mail.ts";
import type { LiveTrainingTopic } from "../mail/messages/live-training-mail-texts.ts";
import { liveTrainingMessageMail } from "../mail/messages/live-training-message-mail.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { publishEach } from "../outbox/publish-each.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-links.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { UserEntity } from "../user/user.entity.ts";
import { findMessage, isCalledOff, isOutdated, type LiveTrainingNotice, readNotice } from "./live-training-notice.ts";
import { readWithSeats } from "./read-live-training.ts";
import { findLiveTrainingToRemind, reminderOccasion } from "./reminders/reminders.ts";
import { ParticipationEntity, participantsOf } from "./seats/participation.entity.ts";
import type { LiveTrainingWithSeats } from "./seats/with-seats.ts";
import { toLiveTraining } from "./to-live-training.ts";

type LiveTrainingEvent = OutboxEvents[
  | "live-training.registered"
  | "live-training.seat-offered"
  | "live-training.changed"
  | "live-training.called-off"
  | "live-training.participant-removed"
  | "live-training.message-sent"
  | "live-training.news-announced"
  | "live-training.reminder-due"
  | "live-training.reminder-announced"];
type Outcome = { mail: MailOutcome | "unwanted" | "outdated" } | { announced: number };

/**
 * Sends the mail for an event at most once, if the event still applies. An event about all participants is first split
 * into one event each.
 */
export async function mailLiveTrainings(ctx: Context, event: LiveTrainingEvent): Promise<Outcome> {
  const { liveTrainingId } = event;
  ctx.log.note("liveTrainingId", liveTrainingId);
  const training = await readWithSeats(liveTrainingId);
  if (!training || isOutdated(training, event, ctx.now())) return { mail: "outdated" };
  if (!("userId" in event)) return announce(ctx, training, event);
  const isReminder = event.type === "live-training.reminder-announced";
  const notice = isReminder ? await reminderOf(event, ctx.now()) : await readNotice(training, event, ctx.now());
  const mail = notice ? await mailTo(ctx, training, notice) : "outdated";
  // Delete the participation last, so that a retry still finds it. A called-off live training must end up without
  // participants.
  if (isCalledOff(event)) await ParticipationEntity.delete({ userId: event.userId, liveTrainingId }).go();
  return { mail };
}

type ForMany = Exclude<LiveTrainingEvent, { userId: number }>;
type Reminder = OutboxEvents["live-training.reminder-announced"];

async function announce(
  ctx: Context,
  { liveTrainingId, line }: LiveTrainingWithSeats,
  event: ForMany,
): Promise<Outcome> {
  const waiting = (await includesWaiting(event)) ? line.map(({ userId }) => userId) : [];
  const people = [...new Set([...(await participantsOf(liveTrainingId)), ...waiting])];
  const idFor = (userId: number) => `${event.id} ${userId}`;
  if (event.type === "live-training.reminder-due") {
    const { startsAt, hours } = event;
    const reminders = people.map((userId) => ({
      id: idFor(userId),
      detail: { liveTrainingId, userId, startsAt, hours },
    }));
    await publishEach(ctx, "live-training.reminder-announced", reminders);
  } else {
    const news = newsOf(event);
    const notices = people.map((userId) => ({ id: idFor(userId), detail: { liveTrainingId, userId, ...news } }));
    await publishEach(ctx, "live-training.news-announced", notices);
  }
  return { announced: people.length };
}

/** Tells whether an event also concerns the waiting list. */
async function includesWaiting(event: ForMany): Promise<boolean> {
  if (event.type !== "live-training.message-sent") return event.type === "live-training.called-off";
  return (await findMessage(event))?.isForWaitingList ?? false;
}

type News = Exclude<ForMany, { type: "live-training.reminder-due" }>;

function newsOf(event: News): Omit<OutboxDetail<"live-training.news-announced">, "liveTrainingId" | "userId"> {
  if (event.type === "live-training.message-sent") return { about: "message", messageId: event.messageId };
  if (event.type === "live-training.called-off") return { about: "called-off" };
  const { previousStartsAt, previousLink } = event;
  return { about: "changed", ...(previousStartsAt && { previousStartsAt }), ...(previousLink && { previousLink }) };
}

async function reminderOf(event: Reminder, now: Date): Promise<LiveTrainingNotice | undefined> {
  const holds = await findLiveTrainingToRemind(event, now);
  const about = event.hours === 24 ? "in-a-day" : "in-an-hour";
  return holds && { about, userId: event.userId, occasion: reminderOccasion(event) };
}

async function mailTo(
  ctx: Context,
  training: LiveTrainingWithSeats,
  notice: LiveTrainingNotice,
): Promise<MailOutcome | "unwanted"> {
  const { about, userId, occasion } = notice;
  ctx.log.note("userId", userId);
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  const kind = reminders.includes(about) ? "event_reminder" : undefined;
  if (!user || !acceptsMail(user, kind)) return "unwanted";
  const unsubscribe = kind && (await unsubscribeLinks(ctx.config, user, kind));
  const method = calendarMethods[about];
  const mail = {
    to: user.email,
    ...(notice.about === "message"
      ? liveTrainingMessageMail(ctx.config, user, training, notice.message)
      : liveTrainingMail(ctx.config, user, notice.about, training, { ...notice, unsubscribe })),
    ...(method && { attachments: [calendarOf(ctx, training, userId, method)] }),
  };
  return sendMailOnce(ctx, { userId, occasion }, mail);
}

type CalendarMethod = CalendarMessage["method"];

/**
 * Methods of the calendar files by topic. A mail about another topic has no calendar file. Waiting users get the
 * cancellation too, because they may have added the live training to a calendar.
 */
const calendarMethods: Partial<Record<LiveTrainingTopic, CalendarMethod>> = {
  registered: "PUBLISH",
  changed: "PUBLISH",
  "called-off": "CANCEL",
  removed: "CANCEL",
  "in-a-day": "PUBLISH",
  "in-an-hour": "PUBLISH",
};

/**
 * Topics that can be switched off by an unsubscribe link. Mails about other topics concern the recipient's own seat and
 * cannot be switched off.
 */
const reminders: readonly LiveTrainingTopic[] = ["in-a-day", "in-an-hour"];

function calendarOf({ now, config }: Context, training: LiveTrainingWithSeats, userId: number, method: CalendarMethod) {
  const seen = toLiveTraining(training, { userId, isRegistered: method === "PUBLISH", isAdmin: false }, now());
  const message = { method, organizer: bareAddress(config.mailFrom) };
  return {
    name: "live-event.ics",
    mediaType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile({ ...seen, revision: training.revision }, config.siteUrl, now(), message),
  };
}

const bareAddress = (sender: string): string => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
