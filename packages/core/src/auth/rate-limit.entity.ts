import { Entity, Service } from "electrodb";
import { store } from "../db/store.ts";

export const RateLimitEntity = new Entity(
  {
    model: { entity: "rate-limit", version: "1", service: "linkedpotential" },
    attributes: {
      /** A hash: neither addresses nor e-mails are kept. */
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
