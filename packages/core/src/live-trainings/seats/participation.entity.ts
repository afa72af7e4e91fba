import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/** A seat that somebody has taken. Access patterns: one participation, those of a person, those of an event. */
export const ParticipationEntity = new Entity(
  {
    model: { entity: "participation", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      liveTrainingId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      registeredAt: { type: "string", required: true },
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
