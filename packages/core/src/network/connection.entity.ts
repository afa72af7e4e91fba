import { Entity, type EntityItem } from "electrodb";
import { contactAttribute } from "../collaboration-requests/contact-attribute.ts";
import { store } from "../db/store.ts";

export const ConnectionEntity = new Entity(
  {
    model: { entity: "connection", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      otherUserId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      connectionId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      connectedAt: { type: "string", required: true },
      /**
       * Copy of the request that was accepted last, which survives its post. Absent for connections that are older than
       * this attribute.
       */
      origin: {
        type: "map",
        properties: {
          postTitle: { type: "string", required: true },
          fromUserId: { type: "number", required: true },
          message: { type: "string", required: true },
          reply: { type: "string", required: true },
          contact: contactAttribute,
        },
      },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["otherUserId"] },
      },
      byTime: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["userId"] },
        sk: { field: "gsi1sk", composite: ["connectionId"] },
      },
    },
  },
  store,
);

export type Origin = NonNullable<EntityItem<typeof ConnectionEntity>["origin"]>;
