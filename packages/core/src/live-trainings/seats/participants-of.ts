import { ParticipationEntity } from "./participation.entity.ts";

export async function participantsOf(liveTrainingId: number): Promise<number[]> {
  const { data } = await ParticipationEntity.query.ofLiveTraining({ liveTrainingId }).go({ pages: "all" });
  return data.map(({ userId }) => userId);
}
