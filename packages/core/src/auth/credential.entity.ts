import { roles } from "@linkedpotential/contract/user/values";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/** Keyed by the e-mail address, which makes it unique over all workspaces (D2) and signing in one read. */
export const CredentialEntity = new Entity(
  {
    model: { entity: "credential", version: "1", service: "linkedpotential" },
    attributes: {
      email: { type: "string", required: true },
      userId: { type: "number", required: true },
      passwordHash: { type: "string", required: true },
      /** Reset links made before it are void. */
      passwordChangedAt: { type: "string" },
      emailVerified: { type: "boolean", required: true },
      createdAt: { type: "string" },
      role: { type: roles, required: true },
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
