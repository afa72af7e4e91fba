import type { liveTrainingItems } from "../live-training-items.entity.ts";
import { type LiveTrainingItem, type LiveTrainingWithSeats, withoutSeats } from "./with-seats.ts";

type Parts = Parameters<Parameters<(typeof liveTrainingItems)["transaction"]["write"]>[0]>[0];

/**
 * Returns the transaction parts that write a live training and its copied fields in the seats. Conditional on the
 * revision of the live training, which registrations do not change.
 */
export function liveTrainingParts(parts: Parts, event: LiveTrainingWithSeats, changes: Partial<LiveTrainingItem>) {
  const next = { ...withoutSeats(event), ...changes, revision: event.revision + 1 };
  const { liveTrainingId, state, startsAt, maxParticipants, ttl } = next;
  return {
    liveTraining: parts.liveTraining
      .put(next)
      .where((of, { eq }) => eq(of.revision, event.revision))
      .commit(),
    seats: parts.seats
      .patch({ liveTrainingId })
      .set({ state, startsAt, maxParticipants, ...(ttl !== undefined && { ttl }) })
      .add({ revision: 1 })
      .commit(),
  };
}
