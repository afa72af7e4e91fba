import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const userId = { type: "number", required: true, padding: { length: 16, char: "0" } } as const;

/**
 * Finished import that can be undone for an hour. Its leads have the ids `from` to `to`, both absent when it only
 * updated leads. Access pattern: one by id.
 */
export const LeadImportEntity = new Entity(
  {
    model: { entity: "lead-import", version: "1", service: "linkedpotential" },
    attributes: {
      userId,
      importId: { type: "string", required: true },
      from: { type: "number" },
      to: { type: "number" },
      importedAt: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["importId"] },
      },
    },
  },
  store,
);

/**
 * Lead that an import updated, with the values before the update. `revision` is that of the updated lead, and `entryId`
 * the note in its timeline. Access pattern: by import.
 */
export const ImportedUpdateEntity = new Entity(
  {
    model: { entity: "imported-update", version: "1", service: "linkedpotential" },
    attributes: {
      userId,
      importId: { type: "string", required: true },
      leadId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      company: { type: "string", required: true },
      position: { type: "string", required: true },
      lastActivity: { type: "string", required: true },
      revision: { type: "number", required: true },
      entryId: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["importId", "leadId"] },
      },
    },
  },
  store,
);

export type ImportedUpdate = EntityItem<typeof ImportedUpdateEntity>;
