import type { LiveTraining, NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { startChange } from "@linkedpotential/contract/live-trainings/series-dates";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { readLiveTraining } from "../read-live-training.ts";
import { recordedChanges } from "../recorded-changes.ts";
import type { LiveTrainingWithSeats } from "../seats/with-seats.ts";
import { assertNoProblems, durationProblems, toLiveTraining, toStored } from "../to-live-training.ts";
import { assertPossible } from "./assert-possible.ts";
import { finishSeriesChange } from "./finish-series-change.ts";
import { type Following, readFollowing } from "./read-following.ts";
import type { SeriesChange } from "./series.entity.ts";

/**
 * Changes a live training of a series and all that follow it. They take over the fields that differ and a new time of
 * day, and their dates move by the same number of days. One transaction accepts the change, which is then applied to
 * each live training. If the call dies in between, the subscriber to the event of that transaction completes it.
 * @throws `request.invalid` if the change is not possible for one of them
 */
export async function changeFollowing(
  ctx: UserContext,
  seriesId: number,
  event: number,
  input: NewLiveTraining,
): Promise<LiveTraining> {
  await retryOnConflict(async () => {
    const following = await readFollowing(ctx, seriesId, event);
    const { named } = following;
    assertNoProblems(durationProblems(input));
    const written = toStored(input);
    const start = startChange(new Date(named.startsAt), new Date(written.startsAt));
    const change = { fields: changedFields(named, written), start };
    if (isEmpty(change)) return;
    assertPossible(ctx, following.liveTrainings, change);
    await acceptChange(ctx, following, { ...change, isCalledOff: false }, recordedChanges(named, written));
  });
  await finishSeriesChange(ctx, { seriesId });
  const seen = await readLiveTraining(ctx, event);
  return toLiveTraining(seen.event, seen.viewer, ctx.now());
}

/** Calls off a live training of a series and all that follow it, in the same way as `changeFollowing`. */
export async function callOffFollowing(ctx: UserContext, seriesId: number, event: number): Promise<void> {
  await retryOnConflict(async () =>
    acceptChange(ctx, await readFollowing(ctx, seriesId, event), { isCalledOff: true, start: { days: 0 }, fields: {} }),
  );
  await finishSeriesChange(ctx, { seriesId });
}

const isEmpty = ({ fields, start }: Pick<SeriesChange, "fields" | "start">): boolean =>
  start.days === 0 && start.time === undefined && Object.keys(fields).length === 0;

function changedFields(event: LiveTrainingWithSeats, { startsAt: _, ...fields }: ReturnType<typeof toStored>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => Reflect.get(event, name) !== value),
  ) as Partial<typeof fields>;
}

/** @throws ConflictError if another change of the series was accepted since the read */
const acceptChange = (
  ctx: UserContext,
  { series: { seriesId, changes }, named, liveTrainings }: Following,
  change: Omit<SeriesChange, "liveTrainingIds">,
  recorded: ReturnType<typeof recordedChanges> = {},
): Promise<void> =>
  transact(
    liveTrainingItems,
    (parts) => ({
      series: parts.series
        .patch({ seriesId })
        .set({ pending: { ...change, liveTrainingIds: liveTrainings.map(({ liveTrainingId }) => liveTrainingId) } })
        .add({ changes: 1 })
        .where((of, { eq, notExists }) => `${eq(of.changes, changes)} AND ${notExists(of.pending)}`)
        .commit(),
      accepted: putOutboxEvent(parts, ctx, "live-training.series-changed", { seriesId }),
      adminAction: adminActionPart(
        parts,
        ctx,
        change.isCalledOff ? "live_training.series_deleted" : "live_training.series_changed",
        named.title,
        recorded,
      ),
    }),
    () => new ConflictError(),
  );
