import { Entity, Service } from "electrodb";
import { store } from "../../db/store.ts";

/** Attempts of a subject at an action (D5). Access pattern: a window's counter, counted up and checked in one write. */
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

export const counters = new Service({ counter: RateLimitEntity }, store);
