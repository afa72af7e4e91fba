import { Entity, type Service } from "electrodb";
import { store } from "../db/store.ts";

/** The id that a caller begins with: `12 leads/create`. */
const idIn = (caller = ""): number | undefined => (/^\d/.test(caller) ? Number.parseInt(caller, 10) : undefined);

/** It was done once (D17, D27). Access patterns: the record of one caller and key; those about a user, keys only. */
export const IdempotencyRecordEntity = new Entity(
  {
    model: { entity: "idempotency-record", version: "1", service: "linkedpotential" },
    attributes: {
      caller: { type: "string", required: true },
      /** Whom it names, as its caller unless told otherwise; missing of a caller without an account. */
      userId: {
        type: "number",
        padding: { length: 16, char: "0" },
        watch: ["caller"],
        set: (given?: number, { caller }: { caller?: string } = {}) => given ?? idIn(caller),
      },
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
      ofUser: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["userId"] },
        sk: { field: "gsi2sk", composite: [] },
      },
    },
  },
  store,
);

type Items = Service<{ record: typeof IdempotencyRecordEntity }>;
export type RecordParts = Parameters<Parameters<Items["transaction"]["write"]>[0]>[0];
