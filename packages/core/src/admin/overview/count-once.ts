import { today } from "@linkedpotential/contract/dates";
import type { Context } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { type DailyCountName, dailyCountItems } from "./daily-count.entity.ts";

/**
 * Time in milliseconds for which a counted event is remembered: 45 days, longer than dead-letter queues and the event
 * archive keep events.
 */
const retainedMs = 45 * 24 * 60 * 60 * 1000;

class AlreadyCounted extends Error {}

interface Counted {
  name: DailyCountName;
  /** Unique per event, and the same when the event is delivered again. */
  eventId: string;
  /** Instant of the event. Its day in Berlin is counted. */
  at: string;
}

/**
 * Adds an event to the counts of its day, at most once per event id. Returns whether it was counted now.
 * @throws `request.conflict` when many events of the day are counted at the same time
 */
export async function countOnce(
  { now }: Pick<Context, "now">,
  { name, eventId, at }: Counted,
): Promise<{ counted: boolean }> {
  const key = `${name} ${eventId}`;
  const record = { caller: "daily-count", key, fingerprint: key, ttl: ttlOf(now().getTime() + retainedMs) };
  try {
    await transact(
      dailyCountItems,
      (parts) => ({
        record: parts.record.create(record).commit(),
        day: parts.day
          .update({ date: today(new Date(at)) })
          .add({ [name]: 1 })
          .commit(),
      }),
      () => new AlreadyCounted(),
    );
  } catch (error) {
    if (error instanceof AlreadyCounted) return { counted: false };
    throw error;
  }
  return { counted: true };
}
