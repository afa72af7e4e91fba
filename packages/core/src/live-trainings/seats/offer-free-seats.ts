import { longestMinutes } from "@linkedpotential/contract/live-trainings/rules";
import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { settleEach } from "../../settle-each.ts";
import { LiveTrainingEntity } from "../live-training.entity.ts";
import { checkParticipations } from "./check-participations.ts";
import { migrateSeats } from "./migrate-seats.ts";
import { SeatsEntity } from "./seats.entity.ts";
import { settleSeats } from "./settle-seats.ts";
import { seatsOf, withSeats } from "./with-seats.ts";

type Background = Pick<Context, "now">;
type OfferedSeats = {
  events: number;
  offers: number;
  repaired: number;
};

/** Offers free seats and seats with an expired offer to the waiting lists, and repairs participations. Idempotent. */
export async function offerFreeSeats(ctx: Background): Promise<OfferedSeats> {
  const startsAt = new Date(ctx.now().getTime() - longestMinutes * 60_000).toISOString();
  const { data: current } = await SeatsEntity.query
    .byStart({ state: "announced" })
    .gt({ startsAt })
    .go({ pages: "all" });
  let [offers, repaired] = [0, 0];
  await settleEach(current, async (seats) => {
    offers += await unlessChanged(() => settleSeats(ctx, { ...seats, ...seatsOf(seats) }));
    repaired += await checkParticipations(ctx, seats);
  });
  await migrateAll(startsAt);
  return { events: current.length, offers, repaired };
}

async function migrateAll(startsAt: string): Promise<void> {
  const { data: events } = await LiveTrainingEntity.query
    .byStart({ state: "announced" })
    .gt({ startsAt })
    .where((of, { exists }) => exists(of.taken))
    .go({ pages: "all" });
  await settleEach(events, async (event) => {
    await unlessChanged(async () => {
      await migrateSeats(withSeats(event, null));
      return 1;
    });
  });
}

/** Runs the work and ignores a conflict, because the call that changed the seats has also offered the free ones. */
async function unlessChanged(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ConflictError) return 0;
    throw error;
  }
}
