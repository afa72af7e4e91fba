import { Entity } from "electrodb";
import { store } from "../db/store.ts";

const id = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/** Exists while a request of a business to a freelancer is pending, so that a pair has one pending request at most. */
export const OpenProjectRequestEntity = new Entity(
  {
    model: { entity: "open-project-request", version: "1", service: "linkedpotential" },
    attributes: {
      /** Recipient. */
      userId: id,
      senderId: id,
      requestId: id,
      createdAt: { type: "string", required: true },
    },
    indexes: {
      ofPair: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["senderId"] },
      },
    },
  },
  store,
);
