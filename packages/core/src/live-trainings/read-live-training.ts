import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { isAdmin } from "../user/is-admin.ts";
import { UserEntity } from "../user/user.entity.ts";
import { LiveTrainingEntity, type StoredLiveTraining } from "./live-training.entity.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import type { Viewer } from "./to-live-training.ts";

/** @throws `live_training.not_found`, also when it was called off */
export async function findLiveTraining(liveTrainingId: number): Promise<StoredLiveTraining> {
  const { data } = await LiveTrainingEntity.get({ liveTrainingId }).go({ consistent: true });
  if (data?.state !== "announced") throw new DomainError("live_training.not_found");
  return data;
}

/** An event, and what the caller has to do with it. @throws `live_training.not_found` */
export async function readLiveTraining(
  ctx: UserContext,
  liveTrainingId: number,
): Promise<{ event: StoredLiveTraining; viewer: Viewer }> {
  const userId = ctx.user.id;
  const [event, { data: participation }, admin] = await Promise.all([
    findLiveTraining(liveTrainingId),
    ParticipationEntity.get({ userId, liveTrainingId }).go({ consistent: true }),
    isCallerAdmin(ctx),
  ]);
  return { event, viewer: { userId, isRegistered: participation !== null, isAdmin: admin } };
}

export async function isCallerAdmin({ user: { id } }: UserContext): Promise<boolean> {
  const { data } = await UserEntity.get({ userId: id }).go();
  return data !== null && isAdmin(data);
}
