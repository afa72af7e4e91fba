import { ParticipationEntity } from "./participation.entity.ts";

/** Ids of everybody who is registered for an event. */
export async function participantsOf(liveTrainingId: number): Promise<number[]> {
  const { data } = await ParticipationEntity.query.ofLiveTraining({ liveTrainingId }).go({ pages: "all" });
  return data.map(({ userId }) => userId);
}
