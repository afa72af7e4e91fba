import { languages } from "@linkedpotential/contract/user/values";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/** Of an account not erased to the end. Access patterns: the one of a user; all there are, which are few (docs/adr/0042). */
export const AccountDeletionEntity = new Entity(
  {
    model: { entity: "account-deletion", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      by: { type: ["owner", "admin", "unverified"] as const, required: true },
      startedAt: { type: "string", required: true },
      /** Whom to tell that everything is gone; missing once that was done. */
      email: { type: "string" },
      /** Whether the address was confirmed and takes our mails. */
      isReachable: { type: "boolean", required: true },
      /** Until then a run may be telling it; afterwards another one does. */
      tellingUntil: { type: "string" },
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
