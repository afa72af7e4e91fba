import type { BusEvents } from "@linkedpotential/contract/bus";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import type { Context } from "../context.ts";
import { openFollowUps } from "../leads/open-follow-ups.ts";
import { findRemindedOf, reminderOccasion } from "../live-trainings/reminders.ts";
import { toSettings } from "../user/to-settings.ts";
import { UserEntity } from "../user/user.entity.ts";
import { type News, putNotifications } from "./put-notifications.ts";

type Told = BusEvents["user.follow_ups_due"] | OutboxEvents["live-training.reminder-announced"];
type Ctx = Pick<Context, "now" | "log">;

/** Who an event is news for finds it at the bell, once, unless that is switched off or it holds no longer. */
export async function notify(ctx: Ctx, told: Told): Promise<{ notified: number }> {
  const { userId } = told;
  ctx.log.note("userId", userId);
  const kind = "type" in told ? "event_reminder" : "crm_followup";
  if (!(await isWanted(userId, kind))) return { notified: 0 };
  const news = "type" in told ? await reminderNews(ctx, told) : await followUpNews(told);
  return { notified: await putNotifications(ctx, userId, news) };
}

async function isWanted(userId: number, kind: NotificationKind): Promise<boolean> {
  const { data: user } = await UserEntity.get({ userId }).go({ consistent: true });
  return user !== null && toSettings(user).notifications[kind].inApp;
}

async function followUpNews(due: BusEvents["user.follow_ups_due"]): Promise<News[]> {
  const leads = await openFollowUps(due);
  return leads.map(({ id }) => ({ type: "crm_followup", relatedId: id, occasion: `follow-up ${due.date} ${id}` }));
}

async function reminderNews(ctx: Ctx, told: OutboxEvents["live-training.reminder-announced"]): Promise<News[]> {
  const event = await findRemindedOf(told, ctx.now());
  if (!event) return [];
  return [{ type: "event_reminder", relatedId: told.liveTrainingId, occasion: reminderOccasion(told) }];
}
