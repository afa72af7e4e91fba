import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { settleEach } from "../../settle-each.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-training.entity.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { settled } from "./seats.ts";
import { changeParts } from "./write-seats.ts";

type Background = Pick<Context, "now">;

/** Seats whose offer has ended go to the next in the line. A second run finds nothing to do. @throws when one of them failed */
export async function passOnSeats(ctx: Background): Promise<{ events: number; offers: number }> {
  const query = LiveTrainingEntity.query.byStart({ state: "announced" }).gt({ startsAt: ctx.now().toISOString() });
  const { data: upcoming } = await query.go({ pages: "all" });
  let offers = 0;
  await settleEach(upcoming, async (event) => {
    offers += await settle(ctx, event);
  });
  return { events: upcoming.length, offers };
}

async function settle(ctx: Background, event: StoredLiveTraining): Promise<number> {
  const seats = settled(event, ctx.now());
  if (seats.offered.length === 0 && seats.line.length === event.line.length) return 0;
  try {
    await transact(
      liveTrainingItems,
      (parts) => ({ change: changeParts(parts, ctx, event, { ...event, ...seats }) }),
      () => new ConflictError(),
    );
    return seats.offered.length;
  } catch (error) {
    // Who changed it meanwhile has passed the seats on.
    if (error instanceof ConflictError) return 0;
    throw error;
  }
}
