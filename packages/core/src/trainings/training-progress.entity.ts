import { lessonIds, type TrainingId, trainingIds } from "@linkedpotential/contract/trainings/catalogue";
import { Entity } from "electrodb";
import { store } from "../db/store.ts";

const positionAttributes = Object.fromEntries(trainingIds.map((id) => [`${id}Position`, { type: "number" }])) as Record<
  `${TrainingId}Position`,
  { type: "number" }
>;

export const TrainingProgressEntity = new Entity(
  {
    model: { entity: "training-progress", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      lessonsDone: { type: "set", items: lessonIds },
      ...positionAttributes,
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);
