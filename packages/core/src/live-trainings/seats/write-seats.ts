import type { Context } from "../../context.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import type { StoredLiveTraining } from "../live-training.entity.ts";
import type { liveTrainingItems } from "../live-training-items.entity.ts";
import type { Settled } from "./seats.ts";

type Parts = Parameters<Parameters<(typeof liveTrainingItems)["transaction"]["write"]>[0]>[0];
type Telling = Pick<Context, "now">;

/** Its first part is refused when anybody changed the event since it was read. */
export const changeParts = (
  parts: Parts,
  ctx: Telling,
  { liveTrainingId, revision }: StoredLiveTraining,
  { offered, ...next }: StoredLiveTraining & Settled,
) => [
  parts.liveTraining
    .put({ ...next, revision: revision + 1 })
    .where((of, { eq }) => eq(of.revision, revision))
    .commit(),
  ...offered.map(({ userId, offeredUntil }) =>
    putOutboxEvent(parts, ctx, "live-training.seat-offered", { liveTrainingId, userId, until: offeredUntil }),
  ),
];

/** Refused when no seat is free any more. Many at once do not wait for one another, as they would for the revision. */
export const seatTaken = (parts: Parts, { liveTrainingId }: StoredLiveTraining) =>
  parts.liveTraining
    .update({ liveTrainingId })
    .add({ taken: 1, revision: 1 })
    .where(
      (of, { eq, name, notExists }) =>
        `${eq(of.state, "announced")} AND ${name(of.taken)} < ${name(of.maxParticipants)} AND ${notExists(of.line[0])}`,
    )
    .commit();

/** Refused when it is given back already: what was read of it may be older than the event (docs/adr/0034). */
export const seatGivenBack = (parts: Parts, seat: { userId: number; liveTrainingId: number }) =>
  parts.participation
    .delete(seat)
    .where((of, { exists }) => exists(of.userId))
    .commit();
