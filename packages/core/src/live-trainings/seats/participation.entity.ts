import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

export const ParticipationEntity = new Entity(
  {
    model: { entity: "participation", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      liveTrainingId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      registeredAt: { type: "string", required: true },
      /** Time at which an admin marked the user as present. Absent when the user is not marked. */
      attendedAt: { type: "string" },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["liveTrainingId"] },
      },
      ofLiveTraining: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["liveTrainingId"] },
        sk: { field: "gsi1sk", composite: ["userId"] },
      },
    },
  },
  store,
);

export async function participantsOf(liveTrainingId: number): Promise<number[]> {
  const { data } = await ParticipationEntity.query.ofLiveTraining({ liveTrainingId }).go({ pages: "all" });
  return data.map(({ userId }) => userId);
}
