import { CustomAttributeType, Entity } from "electrodb";
import { store } from "../../db/store.ts";
import type { StoredLead } from "../lead.entity.ts";

export const restorableMs = 60 * 60 * 1000;

/**
 * The row alone: notes and timeline stay in their items, with the same time-to-live. Access pattern: one deleted lead.
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
