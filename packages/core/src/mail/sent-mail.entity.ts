import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/**
 * That a mail for one occasion is being sent or was sent (D27). Access pattern: the record of one user and occasion.
 */
export const SentMailEntity = new Entity(
  {
    model: { entity: "sent-mail", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      occasion: { type: "string", required: true },
      /** Until then who made the record may be sending; afterwards another may take over. */
      claimedUntil: { type: "string", required: true },
      /** Missing until SES took the mail. */
      sentAt: { type: "string" },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["occasion"] },
      },
    },
  },
  store,
);
