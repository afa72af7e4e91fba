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
      /** Time at which the address was registered. Absent on items stored before this attribute was introduced. */
      createdAt: { type: "string" },
      role: { type: roles, required: true },
      /**
       * Number of sessions opened so far. The deletion of the account fails if the number has changed, so that it
       * misses no new session. Absent before the first sign-in.
       */
      sessionsOpened: { type: "number" },
      /** Time of the last sign-in. Absent before the first one, and on items stored before this attribute existed. */
      lastSignInAt: { type: "string" },
      /** Set while the account is locked, so that no session can be opened. */
      lockedAt: { type: "string" },
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
