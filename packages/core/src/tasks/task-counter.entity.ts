import { Entity } from "electrodb";
import { store } from "../db/store.ts";

export const TaskCounterEntity = new Entity(
  {
    model: { entity: "task-counter", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      seq: { type: "number" },
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
