import { Entity } from "electrodb";
import { store } from "../db/store.ts";

/**
 * A code that lets business accounts register (D19).
 * Access pattern: one code.
 */
export const RegistrationCodeEntity = new Entity(
  {
    model: { entity: "registration-code", version: "1", service: "linkedpotential" },
    attributes: {
      /** Upper case. */
      code: { type: "string", required: true },
      maxUses: { type: "number", required: true },
      usesLeft: { type: "number", required: true },
      expiresAt: { type: "string", required: true },
    },
    indexes: {
      byCode: {
        pk: { field: "pk", composite: ["code"], casing: "none" },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);
