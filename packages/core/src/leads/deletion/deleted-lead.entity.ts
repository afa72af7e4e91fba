import { CustomAttributeType, Entity } from "electrodb";
import { store } from "../../db/store.ts";
import type { StoredLead } from "../lead.entity.ts";

export const restorableMs = 60 * 60 * 1000;

/**
 * Deleted lead that can be restored until `ttl`. Notes and timeline stay in their own items with the same time-to-live.
 * Access pattern: one by id.
 */
export const DeletedLeadEntity = new Entity(
  {
    model: { entity: "deleted-lead", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      leadId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      row: { type: CustomAttributeType<StoredLead>("any"), required: true },
      deletedAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["leadId"] },
      },
    },
  },
  store,
);
