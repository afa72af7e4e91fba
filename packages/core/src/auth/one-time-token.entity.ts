import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/** Kept as a hash only (D5). It outlives its expiry by a week, so that a late click hears "abgelaufen". */
export const OneTimeTokenEntity = new Entity(
  {
    model: { entity: "one-time-token", version: "1", service: "linkedpotential" },
    attributes: {
      tokenHash: { type: "string", required: true },
      purpose: { type: ["verification", "reset", "email_change", "email_revert"] as const, required: true },
      userId: { type: "number", required: true },
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
    },
  },
  store,
);

export type OneTimeTokenItem = EntityItem<typeof OneTimeTokenEntity>;
