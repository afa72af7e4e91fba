import { Entity, type Service } from "electrodb";
import { store } from "../db/store.ts";

/**
 * That something was done once, with its answer: a creating call under the caller's key (D17), a mail for an occasion
 * (D27). Access pattern: the record of one caller and key.
 */
export const IdempotencyRecordEntity = new Entity(
  {
    model: { entity: "idempotency-record", version: "1", service: "linkedpotential" },
    attributes: {
      caller: { type: "string", required: true },
      key: { type: "string", required: true },
      /** Hash of route and body: the same key with another request is a mistake. */
      fingerprint: { type: "string", required: true },
      /** The answer as JSON text; missing while the work is claimed and not done. */
      answer: { type: "string" },
      /** Of a claim: until then who made it may be working; afterwards another may take over. */
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
/** What writes the record in a transaction, of whatever items. */
export type RecordParts = Parameters<Parameters<Items["transaction"]["write"]>[0]>[0];
