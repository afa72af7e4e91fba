import { roles } from "@linkedpotential/contract/user/roles";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Credential of an account. Its e-mail address is unique across all workspaces (D2). Access pattern: by normalized
 * address.
 */
export const CredentialEntity = new Entity(
  {
    model: { entity: "credential", version: "1", service: "linkedpotential" },
    attributes: {
      email: { type: "string", required: true },
      userId: { type: "number", required: true },
      passwordHash: { type: "string", required: true },
      passwordChangedAt: { type: "string" },
      emailVerified: { type: "boolean", required: true },
      /** When the address was registered. Absent on items from before this attribute. */
      createdAt: { type: "string" },
      role: { type: roles, required: true },
      /**
       * Incremented by each opened session; the deletion of the account is conditional on it. Absent before the first
       * sign-in.
       */
      sessionsOpened: { type: "number" },
    },
    indexes: {
      byEmail: {
        pk: { field: "pk", composite: ["email"], casing: "none" },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type CredentialItem = EntityItem<typeof CredentialEntity>;
