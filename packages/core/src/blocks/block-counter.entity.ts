import { Entity } from "electrodb";
import { store } from "../db/store.ts";

export const BlockCounterEntity = new Entity(
  {
    model: { entity: "block-counter", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      count: { type: "number" },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);
