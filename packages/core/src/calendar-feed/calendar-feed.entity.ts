import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Calendar feed of an account. The address contains a secret, of which only the hash is stored. Access pattern: by
 * owner, whose id is part of the address.
 */
export const CalendarFeedEntity = new Entity(
  {
    model: { entity: "calendar-feed", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** SHA-256 of the secret in the current address, in hexadecimal. */
      secretHash: { type: "string", required: true },
      createdAt: { type: "string", required: true },
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
