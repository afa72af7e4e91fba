import type { Context } from "../../context.ts";
import { ConflictError } from "../../db/conflict.ts";
import { readBatch } from "../../db/read-batch.ts";
import { DomainError } from "../../errors.ts";
import { LiveTrainingEntity } from "../live-training.entity.ts";
import { SeatsEntity } from "../seats/seats.entity.ts";
import { joinSeats, type LiveTrainingWithSeats } from "../seats/with-seats.ts";
import { isOver } from "../to-live-training.ts";
import { finishSeriesChange } from "./finish-series-change.ts";
import { SeriesEntity, type StoredSeries } from "./series.entity.ts";

export interface Following {
  series: StoredSeries;
  named: LiveTrainingWithSeats;
  /** The named live training and those behind it in the series that are neither called off nor over. */
  liveTrainings: LiveTrainingWithSeats[];
}

/**
 * Reads a live training of a series and those that follow it.
 * @throws `live_training.not_found` if the live training was called off
 * @throws ConflictError after completing a change that an earlier call left unfinished
 */
export async function readFollowing(
  ctx: Pick<Context, "now">,
  seriesId: number,
  liveTrainingId: number,
): Promise<Following> {
  const { data: series } = await SeriesEntity.get({ seriesId }).go({ consistent: true });
  if (!series) throw new DomainError("live_training.not_found");
  if (series.pending) {
    await finishSeriesChange(ctx, series);
    throw new ConflictError();
  }
  const read = await readAll(series.liveTrainingIds.slice(series.liveTrainingIds.indexOf(liveTrainingId)));
  const announced = read.filter(({ state }) => state === "announced");
  const named = announced.find((event) => event.liveTrainingId === liveTrainingId);
  if (!named) throw new DomainError("live_training.not_found");
  return { series, named, liveTrainings: announced.filter((event) => event === named || !isOver(event, ctx.now())) };
}

async function readAll(ids: readonly number[]): Promise<LiveTrainingWithSeats[]> {
  const keys = ids.map((liveTrainingId) => ({ liveTrainingId }));
  const [events, seats] = await Promise.all([
    readBatch(keys, (some) => LiveTrainingEntity.get(some).go({ consistent: true })),
    readBatch(keys, (some) => SeatsEntity.get(some).go({ consistent: true })),
  ]);
  return joinSeats(events, seats).sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}
