import type { ReminderHours } from "@linkedpotential/contract/live-trainings/reminder-hours";
import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { settleEach } from "../../settle-each.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-training.entity.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { dueReminder, longestReminderMs } from "./reminders.ts";

type Background = Pick<Context, "now">;

/**
 * Publishes one reminder-due event per upcoming live training and lead time (D27). The subscriber sends it to each
 * participant.
 */
export async function announceReminders(ctx: Background): Promise<{ events: number; due: number }> {
  const now = ctx.now();
  // Add a millisecond, so that the range includes a live training that starts exactly at its end.
  const end = new Date(now.getTime() + longestReminderMs + 1);
  const { data: soon } = await LiveTrainingEntity.query
    .byStart({ state: "announced" })
    .between({ startsAt: now.toISOString() }, { startsAt: end.toISOString() })
    .go({ pages: "all" });
  let due = 0;
  await settleEach(soon, async (event) => {
    const hours = dueReminder(event.startsAt, now);
    if (hours && !isReminded(event, hours) && (await announce(ctx, event, hours))) due += 1;
  });
  return { events: soon.length, due };
}

const isReminded = ({ startsAt, reminded }: StoredLiveTraining, hours: ReminderHours): boolean =>
  reminded?.startsAt === startsAt && reminded.hours <= hours;

/**
 * Stores that the reminder is sent, and publishes its event. Returns false when it was already published, or when the
 * live training was moved or called off after the read. The next run checks again.
 */
async function announce(ctx: Background, event: StoredLiveTraining, hours: ReminderHours): Promise<boolean> {
  const { liveTrainingId, startsAt } = event;
  const publishedHours: number = hours;
  try {
    await transact(
      liveTrainingItems,
      (parts) => ({
        liveTraining: parts.liveTraining
          .update({ liveTrainingId })
          .set({ reminded: { startsAt, hours } })
          .add({ revision: 1 })
          .where(
            ({ state, startsAt: start, reminded }, { eq, ne, gt, notExists }) =>
              `${eq(state, "announced")} AND ${eq(start, startsAt)} AND (${notExists(reminded)} OR ` +
              `${ne(reminded.startsAt, startsAt)} OR ${gt(reminded.hours, publishedHours)})`,
          )
          .commit(),
        outboxEvent: putOutboxEvent(parts, ctx, "live-training.reminder-due", { liveTrainingId, startsAt, hours }),
      }),
      () => new ConflictError(),
    );
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}
