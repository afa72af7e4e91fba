import { roles } from "@linkedpotential/contract/user/values";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/** Its address is unique over all workspaces (D2). Access pattern: the credential of a normalised e-mail address. */
export const CredentialEntity = new Entity(
  {
    model: { entity: "credential", version: "1", service: "linkedpotential" },
    attributes: {
      email: { type: "string", required: true },
      userId: { type: "number", required: true },
      passwordHash: { type: "string", required: true },
      /** Reset links made before it are void; missing until the password is changed for the first time. */
      passwordChangedAt: { type: "string" },
      emailVerified: { type: "boolean", required: true },
      /** When it was registered; missing on what is older than this attribute. */
      createdAt: { type: "string" },
      role: { type: roles, required: true },
      /** Counted with each session that is opened; a deletion is conditioned on it. Absent before the first sign-in. */
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
