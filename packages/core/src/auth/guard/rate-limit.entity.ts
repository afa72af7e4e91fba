import { Entity, Service } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Counter of attempts per action, subject and window (D5). Access pattern: by window, incremented and checked in one
 * write.
 */
export const RateLimitEntity = new Entity(
  {
    model: { entity: "rate-limit", version: "1", service: "linkedpotential" },
    attributes: {
      /**
       * HMAC of action, subject and start of the window. The HMAC key is a secret of the stage, so that nobody can find
       * out the subject by trying likely ones.
       */
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
