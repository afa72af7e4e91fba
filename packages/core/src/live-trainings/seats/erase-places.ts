import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { pagesOf } from "../../db/pages-of.ts";
import { transact } from "../../db/transact.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "../live-training.entity.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { ParticipationEntity } from "./participation.entity.ts";
import { placeOf, type Seats, settled, withoutPlace } from "./seats.ts";
import { changeParts, seatGivenBack } from "./write-seats.ts";

type Ctx = Pick<Context, "now">;

const slice = 20;

export async function eraseSeats(ctx: Ctx, userId: number): Promise<number> {
  const query = ParticipationEntity.query.ofUser({ userId });
  const { data: seats } = await query.go({ limit: slice, pages: 1, consistent: true });
  for (const { liveTrainingId } of seats) await retryOnConflict(() => eraseSeat(ctx, { userId, liveTrainingId }));
  return seats.length;
}

async function eraseSeat(ctx: Ctx, key: { userId: number; liveTrainingId: number }): Promise<void> {
  const [{ data: event }, { data: seat }] = await Promise.all([
    LiveTrainingEntity.get({ liveTrainingId: key.liveTrainingId }).go({ consistent: true }),
    ParticipationEntity.get(key).go({ consistent: true }),
  ]);
  if (!seat) return;
  if (!event) {
    await ParticipationEntity.delete(key).go();
    return;
  }
  const next = passedOn(event, { taken: event.taken - 1, line: event.line }, ctx.now());
  await transact(
    liveTrainingItems,
    (parts) => ({ change: changeParts(parts, ctx, event, next), participation: seatGivenBack(parts, key) }),
    () => new ConflictError(),
  );
}

/** Out of every line, also of events that are over or called off. Answers in how many there was a place. */
export async function erasePlaces(ctx: Ctx, userId: number): Promise<number> {
  let count = 0;
  for (const state of ["announced", "called_off"] as const) {
    const query = LiveTrainingEntity.query.byStart({ state });
    for await (const events of pagesOf((cursor) => query.go({ pages: 1, cursor }))) {
      const waited = events.filter((event) => placeOf(event, userId));
      for (const { liveTrainingId } of waited) count += await retryOnConflict(() => leave(ctx, liveTrainingId, userId));
    }
  }
  return count;
}

/** The index may show a place that is left already. */
async function leave(ctx: Ctx, liveTrainingId: number, userId: number): Promise<number> {
  const { data: event } = await LiveTrainingEntity.get({ liveTrainingId }).go({ consistent: true });
  const after = event && withoutPlace(event, userId);
  if (!after) return 0;
  await transact(
    liveTrainingItems,
    (parts) => ({ change: changeParts(parts, ctx, event, passedOn(event, after, ctx.now())) }),
    () => new ConflictError(),
  );
  return 1;
}

/** Nobody is offered a seat of what does not take place. */
const passedOn = (event: StoredLiveTraining, seats: Seats, now: Date) =>
  event.state === "announced"
    ? { ...event, ...settled({ ...event, ...seats }, now) }
    : { ...event, ...seats, offered: [] };
