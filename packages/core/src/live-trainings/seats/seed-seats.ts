import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { participantsOf } from "./participants-of.ts";
import { type LiveTrainingWithSeats, storedLine } from "./with-seats.ts";

/**
 * Moves the seats of an event that was stored before they had an item of their own.
 * @throws ConflictError when the event changed since it was read or its participations are not all in the index yet
 */
export async function seedSeats(event: LiveTrainingWithSeats): Promise<void> {
  const { liveTrainingId, state, startsAt, maxParticipants, ttl, revision } = event;
  const seats = storedLine(event);
  const registered = await participantsOf(liveTrainingId);
  // A called-off event loses its participations one by one, and nobody counts its seats.
  if (state === "announced" && registered.length + seats.offers.length !== seats.taken) throw new ConflictError();
  await transact(
    liveTrainingItems,
    (parts) => ({
      liveTraining: parts.liveTraining
        .update({ liveTrainingId })
        .remove(["taken", "line"])
        .add({ revision: 1 })
        .where((of, { eq }) => eq(of.revision, revision))
        .commit(),
      seats: parts.seats
        .create({
          ...{ liveTrainingId, state, startsAt, maxParticipants, ...seats, revision: 1 },
          ...(ttl !== undefined && { ttl }),
          ...(registered.length > 0 && { registered }),
        })
        .commit(),
    }),
    () => new ConflictError(),
  );
}
