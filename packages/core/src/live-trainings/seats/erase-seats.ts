import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { LiveTrainingEntity } from "../live-training.entity.ts";
import { readWithSeats } from "../read-live-training.ts";
import { assertChanged, leaveWaitingList, releaseSeat } from "./change-seats.ts";
import { migrateSeats } from "./migrate-seats.ts";
import { ParticipationEntity } from "./participation.entity.ts";
import { SeatsEntity } from "./seats.entity.ts";
import { waitingPlaceOf } from "./seats.ts";
import { settleSeatsWithRetry } from "./settle-seats.ts";
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
 * Removes a deleted user from all waiting lists, also of past and called-off live trainings. Frees seats that the user
 * holds without a participation record. Returns the number of live trainings changed.
 */
export async function eraseWaitingPlaces(ctx: Ctx, userId: number): Promise<number> {
  let count = 0;
  for await (const liveTrainingId of eventsWith(userId)) count += await leaveEvent(ctx, { userId, liveTrainingId });
  return count;
}

async function* eventsWith(userId: number): AsyncGenerator<number> {
  for (const state of ["announced", "called_off"] as const) {
    const seats = SeatsEntity.query.byStart({ state });
    for await (const page of iteratePages((cursor) => seats.go({ pages: 1, cursor }))) {
      const own = page.filter(({ line, registered = [] }) => line.includes(userId) || registered.includes(userId));
      for (const { liveTrainingId } of own) yield liveTrainingId;
    }
    const events = LiveTrainingEntity.query.byStart({ state });
    for await (const page of iteratePages((cursor) => events.go({ pages: 1, cursor }))) {
      const own = page.filter((event) => waitingPlaceOf(withSeats(event, null), userId));
      for (const { liveTrainingId } of own) yield liveTrainingId;
    }
  }
}

/**
 * Gives up the user's seat or place on the waiting list. Returns 0 when this was already done and only the index was
 * out of date.
 */
function leaveEvent(ctx: Ctx, key: Key): Promise<number> {
  return retryOnConflict(async () => {
    const event = await readWithSeats(key.liveTrainingId);
    if (!event) return 0;
    if (event.seatsRevision === undefined) {
      await migrateSeats(event);
      throw new ConflictError();
    }
    const hasSeat = event.registered.has(key.userId);
    if (!hasSeat && !waitingPlaceOf(event, key.userId)) return 0;
    const seats = await assertChanged(hasSeat ? releaseSeat(ctx, key) : leaveWaitingList(event, key));
    if (seats.state === "announced") await settleSeatsWithRetry(ctx, { ...seats, ...seatsOf(seats) });
    return 1;
  });
}

interface Page<Item> {
  data: Item[];
  cursor: string | null;
}

/** Yields pages one after the other, so that only one is in memory. */
async function* iteratePages<Item>(read: (cursor: string | null) => Promise<Page<Item>>): AsyncGenerator<Item[]> {
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read(cursor);
    yield page.data;
    cursor = page.cursor;
  } while (cursor);
}
