import { Entity } from "electrodb";
import { store } from "../db/store.ts";

export const PostCounterEntity = new Entity(
  {
    model: { entity: "post-counter", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      count: { type: "number" },
    },
    indexes: {
      ofAuthor: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);
