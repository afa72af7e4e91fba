import { ConflictError } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { liveTrainingItems } from "../live-training-items.entity.ts";
import { participantsOf } from "./participation.entity.ts";
import { type LiveTrainingWithSeats, seatAttributes } from "./with-seats.ts";

/**
 * Moves the seats of a live training in the old format to a separate item.
 * @throws ConflictError when the live training changed since the read, or when the index lacks some of its
 * participations
 */
export async function migrateSeats(event: LiveTrainingWithSeats): Promise<void> {
  const { liveTrainingId, state, startsAt, maxParticipants, ttl, revision } = event;
  const seats = seatAttributes(event);
  const registered = await participantsOf(liveTrainingId);
  // The participations of a called-off live training are deleted one by one, so its counts need not match.
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
          ...(seats.line.length === 0 && { lineSince: [] }),
        })
        .commit(),
    }),
    () => new ConflictError(),
  );
}
