import { Entity, type Service } from "electrodb";
import { store } from "../db/store.ts";

const idIn = (caller = ""): number | undefined => (/^\d/.test(caller) ? Number.parseInt(caller, 10) : undefined);

/**
 * Record of a request or effect that must happen once, with its answer (D17, D27). Access patterns: by caller and key;
 * by user (keys only), used when an account is erased.
 */
export const IdempotencyRecordEntity = new Entity(
  {
    model: { entity: "idempotency-record", version: "1", service: "linkedpotential" },
    attributes: {
      caller: { type: "string", required: true },
      /** User whom the record concerns, by default the caller. Absent when the caller has no account. */
      userId: {
        type: "number",
        padding: { length: 16, char: "0" },
        watch: ["caller"],
        set: (given?: number, { caller }: { caller?: string } = {}) => given ?? idIn(caller),
      },
      key: { type: "string", required: true },
      /** Hash of route and body. The same key with a different hash is refused. */
      fingerprint: { type: "string", required: true },
      answer: { type: "string" },
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
