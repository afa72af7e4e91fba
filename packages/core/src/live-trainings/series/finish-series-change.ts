import { changeStart } from "@linkedpotential/contract/live-trainings/series-dates";
import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { isRefused, transact } from "../../db/transact.ts";
import { settleEach } from "../../settle-each.ts";
import { callOffParts, changeParts } from "../change-parts.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readWithSeats } from "../read-live-training.ts";
import { migrateSeats } from "../seats/migrate-seats.ts";
import { seatsAt } from "../seats/seats.ts";
import { settleSeats, settleSeatsWithRetry } from "../seats/settle-seats.ts";
import type { LiveTrainingItem, LiveTrainingWithSeats } from "../seats/with-seats.ts";
import { type SeriesChange, SeriesEntity } from "./series.entity.ts";

type Ctx = Pick<Context, "now">;

/**
 * Applies the pending change of a series to each of its live trainings, one transaction each. Can be repeated and run
 * concurrently: each live training stores the number of the last change that it has. A failure does not stop the
 * others; the next call completes the rest.
 * @throws the first failure
 */
export async function finishSeriesChange(
  ctx: Ctx,
  { seriesId }: { seriesId: number },
): Promise<{ liveTrainings: number }> {
  const { data: series } = await SeriesEntity.get({ seriesId }).go({ consistent: true });
  if (!series?.pending) return { liveTrainings: 0 };
  const { pending, changes: number } = series;
  await settleEach(pending.liveTrainingIds, (liveTrainingId) =>
    retryOnConflict(() => applyTo(ctx, liveTrainingId, { ...pending, number })),
  );
  await markAsFinished(seriesId, number);
  return { liveTrainings: pending.liveTrainingIds.length };
}

async function markAsFinished(seriesId: number, number: number): Promise<void> {
  try {
    await SeriesEntity.patch({ seriesId })
      .remove(["pending"])
      .where((of, { eq }) => eq(of.changes, number))
      .go();
  } catch (error) {
    // Another call has finished the change, and the next change has been accepted.
    if (!isRefused(error)) throw error;
  }
}

interface NumberedChange extends SeriesChange {
  number: number;
}

async function applyTo(ctx: Ctx, liveTrainingId: number, change: NumberedChange): Promise<void> {
  const event = await readWithSeats(liveTrainingId);
  if (event?.state !== "announced" || !event.series || event.series.changes >= change.number) return;
  if (event.seatsRevision === undefined) {
    await migrateSeats(event);
    throw new ConflictError();
  }
  const series = { ...event.series, changes: change.number };
  const changes = change.isCalledOff ? undefined : { ...(await changesOf(ctx, event, change)), series };
  await transact(
    liveTrainingItems,
    (parts) => (changes ? changeParts(parts, ctx, event, changes) : callOffParts(parts, ctx, event)),
    () => new ConflictError(),
  );
  if (changes) await settleSeatsWithRetry(ctx, { ...event, ...changes, seatsRevision: event.seatsRevision + 1 });
}

/**
 * Returns what changes in one live training. People who registered after the change was accepted keep their seats, so
 * the number of seats never falls below those that are taken.
 * @throws ConflictError after removing expired offers, which would still count as taken
 */
async function changesOf(
  ctx: Ctx,
  event: LiveTrainingWithSeats,
  { fields, start }: SeriesChange,
): Promise<Partial<LiveTrainingItem>> {
  const { maxParticipants = event.maxParticipants } = fields;
  if (maxParticipants < event.taken && seatsAt(event, ctx.now()).taken < event.taken) {
    await settleSeats(ctx, event);
    throw new ConflictError();
  }
  return {
    ...fields,
    startsAt: changeStart(new Date(event.startsAt), start).toISOString(),
    maxParticipants: Math.max(maxParticipants, Math.min(event.taken, event.maxParticipants)),
  };
}
