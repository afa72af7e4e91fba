import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/**
 * The answer of a creating call, kept for a day under the caller's key (D17).
 * Access pattern: the record of one caller, route and key.
 */
export const IdempotencyRecordEntity = new Entity(
  {
    model: { entity: "idempotency-record", version: "1", service: "linkedpotential" },
    attributes: {
      caller: { type: "string", required: true },
      key: { type: "string", required: true },
      /** Hash of route and body: the same key with another request is a mistake. */
      fingerprint: { type: "string", required: true },
      /** Until then another call with the key waits for this one; afterwards it may take over. */
      claimedUntil: { type: "string", required: true },
      /** The answer as JSON text; missing while the call is under way. */
      answer: { type: "string" },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofCaller: {
        pk: { field: "pk", composite: ["caller"], casing: "none" },
        sk: { field: "sk", composite: ["key"], casing: "none" },
      },
    },
  },
  store,
);
