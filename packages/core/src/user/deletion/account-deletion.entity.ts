import { languages } from "@linkedpotential/contract/user/settings";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Deletion of an account whose data is not completely erased yet. Access patterns: by user; all deletions, which are
 * few (docs/adr/0042).
 */
export const AccountDeletionEntity = new Entity(
  {
    model: { entity: "account-deletion", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      by: { type: ["owner", "admin", "unverified"] as const, required: true },
      startedAt: { type: "string", required: true },
      email: { type: "string" },
      /** Reason that the admin gave for the mail. Removed together with the address. */
      reason: { type: "string" },
      isReachable: { type: "boolean", required: true },
      /** Time until which one run claims to send the confirmation mail. Afterwards another run may send it. */
      claimedUntil: { type: "string", field: "tellingUntil" },
      language: { type: languages, required: true },
      workspace: { type: "string", required: true },
      profileImage: { type: "string", required: true },
    },
    indexes: {
      open: {
        pk: { field: "pk", composite: [], template: "account-deletions" },
        sk: { field: "sk", composite: ["userId"] },
      },
    },
  },
  store,
);

export type AccountDeletion = EntityItem<typeof AccountDeletionEntity>;
