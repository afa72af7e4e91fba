import { Entity, Service } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Attempts of one subject at one action in one window of time (D5).
 * Access pattern: the counter of a window, counted up and checked in one write.
 */
export const RateLimitEntity = new Entity(
  {
    model: { entity: "rate-limit", version: "1", service: "linkedpotential" },
    attributes: {
      /** Hash of action, subject and window: neither addresses nor e-mails are kept. */
      window: { type: "string", required: true },
      count: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byWindow: {
        pk: { field: "pk", composite: ["window"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

/** Counters that count together or not at all. */
export const counters = new Service({ counter: RateLimitEntity }, store);
