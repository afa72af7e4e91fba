import type * as routes from "@linkedpotential/contract/live-trainings/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { isRefused } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { ParticipationEntity } from "../seats/participation.entity.ts";

/** Notes whether a participant was present. @throws `live_training.no_participant` */
export async function setAttendance(
  ctx: UserContext,
  { liveTrainingId, participantId: userId, isPresent }: InputOf<typeof routes.setAttendance>,
): Promise<AnswerOf<typeof routes.setAttendance>> {
  const participation = ParticipationEntity.patch({ liveTrainingId, userId });
  try {
    if (isPresent) await participation.set({ attendedAt: ctx.now().toISOString() }).go();
    else await participation.remove(["attendedAt"]).go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("live_training.no_participant") : error;
  }
  return { success: true };
}
