import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { pagesOf } from "../../db/pages-of.ts";
import { LiveTrainingEntity } from "../live-training.entity.ts";
import { readWithSeats } from "../read-live-training.ts";
import { assertChanged, giveSeatBack, leaveLine } from "./change-seats.ts";
import { ParticipationEntity } from "./participation.entity.ts";
import { SeatsEntity } from "./seats.entity.ts";
import { placeOf } from "./seats.ts";
import { seedSeats } from "./seed-seats.ts";
import { passOn } from "./settle-seats.ts";
import { seatsOf, withSeats } from "./with-seats.ts";

type Ctx = Pick<Context, "now">;
interface Key {
  liveTrainingId: number;
  userId: number;
}

const slice = 20;

export async function eraseSeats(ctx: Ctx, userId: number): Promise<number> {
  const query = ParticipationEntity.query.ofUser({ userId });
  const { data: seats } = await query.go({ limit: slice, pages: 1, consistent: true });
  for (const { liveTrainingId } of seats) {
    await leaveEvent(ctx, { userId, liveTrainingId });
    await ParticipationEntity.delete({ userId, liveTrainingId }).go();
  }
  return seats.length;
}

/**
 * Removes a deleted user from all waiting lists, also of past and called-off live trainings, and gives up seats without
 * a participation. Returns the number of live trainings changed.
 */
export async function erasePlaces(ctx: Ctx, userId: number): Promise<number> {
  let count = 0;
  for await (const liveTrainingId of eventsWith(userId)) count += await leaveEvent(ctx, { userId, liveTrainingId });
  return count;
}

async function* eventsWith(userId: number): AsyncGenerator<number> {
  for (const state of ["announced", "called_off"] as const) {
    const seats = SeatsEntity.query.byStart({ state });
    for await (const page of pagesOf((cursor) => seats.go({ pages: 1, cursor }))) {
      const own = page.filter(({ line, registered = [] }) => line.includes(userId) || registered.includes(userId));
      for (const { liveTrainingId } of own) yield liveTrainingId;
    }
    const events = LiveTrainingEntity.query.byStart({ state });
    for await (const page of pagesOf((cursor) => events.go({ pages: 1, cursor }))) {
      const own = page.filter((event) => placeOf(withSeats(event, null), userId));
      for (const { liveTrainingId } of own) yield liveTrainingId;
    }
  }
}

/** Gives up the user's seat or place. Returns 0 when that was already done and only the index is behind. */
function leaveEvent(ctx: Ctx, key: Key): Promise<number> {
  return retryOnConflict(async () => {
    const event = await readWithSeats(key.liveTrainingId);
    if (!event) return 0;
    if (event.seatsRevision === undefined) {
      await seedSeats(event);
      throw new ConflictError();
    }
    const hasSeat = event.registered.has(key.userId);
    if (!hasSeat && !placeOf(event, key.userId)) return 0;
    const seats = await assertChanged(hasSeat ? giveSeatBack(ctx, key) : leaveLine(event, key));
    if (seats.state === "announced") await passOn(ctx, { ...seats, ...seatsOf(seats) });
    return 1;
  });
}
