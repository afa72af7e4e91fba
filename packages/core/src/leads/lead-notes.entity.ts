import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/** No item when all are empty (D15). Access patterns: the notes of one lead, of all leads of an owner. */
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
