import type { ReminderHours } from "@linkedpotential/contract/live-trainings/values";
import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { settleEach } from "../../settle-each.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-training.entity.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { dueReminder, longestReminderMs } from "./reminders.ts";

type Background = Pick<Context, "now">;

/** Of each event that begins soon it is told once that a reminder is due (D27); who reminds tells each person. @throws when one failed */
export async function announceReminders(ctx: Background): Promise<{ events: number; due: number }> {
  const now = ctx.now();
  // A millisecond more, for the one that begins exactly then.
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

/** False when it was told, moved or called off meanwhile: the next run looks again. */
async function announce(ctx: Background, event: StoredLiveTraining, hours: ReminderHours): Promise<boolean> {
  const { liveTrainingId, startsAt } = event;
  const told: number = hours;
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
              `${ne(reminded.startsAt, startsAt)} OR ${gt(reminded.hours, told)})`,
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
