import { Entity, type Service } from "electrodb";
import { store } from "../db/store.ts";

export const IdempotencyRecordEntity = new Entity(
  {
    model: { entity: "idempotency-record", version: "1", service: "linkedpotential" },
    attributes: {
      caller: { type: "string", required: true },
      key: { type: "string", required: true },
      /** Of route and body: the same key with another request is a mistake. */
      fingerprint: { type: "string", required: true },
      /** As JSON; missing while the work is claimed and not done. */
      answer: { type: "string" },
      /** Until then who made the claim may be working; afterwards another may take over. */
      claimedUntil: { type: "string" },
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

type Items = Service<{ record: typeof IdempotencyRecordEntity }>;
export type RecordParts = Parameters<Parameters<Items["transaction"]["write"]>[0]>[0];
