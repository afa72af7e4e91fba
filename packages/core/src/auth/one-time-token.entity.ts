import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * The secret of a mailed link, kept as its hash only (D5). Using it deletes it. It outlives its expiry by a week,
 * so that a late click hears "abgelaufen".
 * Access patterns: the token behind a link; those of a user, of which the index holds the keys only.
 */
export const OneTimeTokenEntity = new Entity(
  {
    model: { entity: "one-time-token", version: "1", service: "linkedpotential" },
    attributes: {
      /** SHA-256 of the secret, in hex. */
      tokenHash: { type: "string", required: true },
      purpose: { type: ["verification", "reset", "email_change", "email_revert"] as const, required: true },
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Normalised address that the link was sent to. */
      email: { type: "string", required: true },
      /** The address in its owner's spelling, where the link sets it. */
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
