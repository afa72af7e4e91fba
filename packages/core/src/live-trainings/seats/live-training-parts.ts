import type { LiveTrainingParts } from "../live-training-items.entity.ts";
import { type LiveTrainingItem, type LiveTrainingWithSeats, withoutSeats } from "./with-seats.ts";

/** Returns the transaction part that writes a live training, conditional on its revision. */
export const liveTrainingPart = (
  parts: LiveTrainingParts,
  event: LiveTrainingWithSeats,
  changes: Partial<LiveTrainingItem>,
) =>
  parts.liveTraining
    .put({ ...withoutSeats(event), ...changes, revision: event.revision + 1 })
    .where((of, { eq }) => eq(of.revision, event.revision))
    .commit();

/**
 * Returns the transaction parts that write a live training and its copied fields in the seats. Conditional on the
 * revision of the live training, which registrations do not change. Fewer seats than before are also conditional on the
 * number of taken seats, so that a concurrent registration is not left without a seat.
 */
export function liveTrainingParts(
  parts: LiveTrainingParts,
  event: LiveTrainingWithSeats,
  changes: Partial<LiveTrainingItem>,
) {
  const { liveTrainingId, state, startsAt, maxParticipants, ttl } = { ...event, ...changes };
  const hasFewerSeats = maxParticipants < event.maxParticipants;
  return {
    liveTraining: liveTrainingPart(parts, event, changes),
    seats: parts.seats
      .patch({ liveTrainingId })
      .set({ state, startsAt, maxParticipants, ...(ttl !== undefined && { ttl }) })
      .add({ revision: 1 })
      .where((of, { lte }) => (hasFewerSeats ? lte(of.taken, maxParticipants) : ""))
      .commit(),
  };
}
