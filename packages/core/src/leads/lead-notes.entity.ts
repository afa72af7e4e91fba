import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/** Long notes of a lead (D15). No item while all are empty. Access patterns: by lead; by owner. */
export const LeadNotesEntity = new Entity(
  {
    model: { entity: "lead-notes", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      leadId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      vorbereitung: { type: "string" },
      infosErstgespraech: { type: "string" },
      infosZweitgespraech: { type: "string" },
      ttl: { type: "number" },
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

export type StoredNotes = EntityItem<typeof LeadNotesEntity>;
