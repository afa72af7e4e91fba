import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { findUsers } from "../../admin/users/find-users.ts";
import type { UserContext } from "../../context.ts";
import { readBatch } from "../../db/read-batch.ts";
import { findLiveTraining } from "../read-live-training.ts";
import { ParticipationEntity, participantsOf } from "../seats/participation.entity.ts";
import { seatsAt } from "../seats/seats.ts";
import type { LiveTrainingWithSeats } from "../seats/with-seats.ts";

/** Lists who has a seat and who waits. Accounts that were deleted in the meantime are left out. */
export async function listParticipants(
  ctx: UserContext,
  { liveTrainingId }: InputOf<typeof routes.listParticipants>,
): Promise<AnswerOf<typeof routes.listParticipants>> {
  const event = await findLiveTraining(liveTrainingId);
  const { line } = seatsAt(event, ctx.now());
  const registered = await registeredIds(event);
  const [participations, users] = await Promise.all([
    readBatch(
      registered.map((userId) => ({ userId, liveTrainingId })),
      (keys) => ParticipationEntity.get(keys).go({ consistent: true }),
    ),
    findUsers([...registered, ...line.map(({ userId }) => userId)]),
  ]);
  const personOf = new Map(users.map(({ userId, name, email }) => [userId, { userId, name, email }]));
  return {
    participants: participations
      .toSorted((a, b) => a.registeredAt.localeCompare(b.registeredAt) || a.userId - b.userId)
      .flatMap(({ userId, registeredAt, attendedAt }) => {
        const person = personOf.get(userId);
        return person ? [{ ...person, registeredAt, isPresent: attendedAt !== undefined }] : [];
      }),
    waiting: line.flatMap(({ userId, since, offeredUntil = null }) => {
      const person = personOf.get(userId);
      return person ? [{ ...person, waitingSince: since || null, offeredUntil }] : [];
    }),
  };
}

/** Reads the index only for live trainings whose seats are still stored in the old format. */
const registeredIds = async ({
  liveTrainingId,
  registered,
  seatsRevision,
}: LiveTrainingWithSeats): Promise<number[]> =>
  seatsRevision === undefined ? participantsOf(liveTrainingId) : [...registered];
