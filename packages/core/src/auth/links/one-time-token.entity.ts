import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Token of a mailed link. Kept for a week after it expires, so that late clicks are reported as expired (D5). Access
 * patterns: by hash; by user (keys only), used when an account is erased.
 */
export const OneTimeTokenEntity = new Entity(
  {
    model: { entity: "one-time-token", version: "1", service: "linkedpotential" },
    attributes: {
      tokenHash: { type: "string", required: true },
      purpose: { type: ["verification", "reset", "email_change", "email_revert"] as const, required: true },
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      email: { type: "string", required: true },
      written: { type: "string" },
      createdAt: { type: "string", required: true },
      expiresAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byHash: {
        pk: { field: "pk", composite: ["tokenHash"] },
        sk: { field: "sk", composite: [] },
      },
      ofUser: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["userId"] },
        sk: { field: "gsi2sk", composite: ["tokenHash"] },
      },
    },
  },
  store,
);

export type OneTimeTokenItem = EntityItem<typeof OneTimeTokenEntity>;
