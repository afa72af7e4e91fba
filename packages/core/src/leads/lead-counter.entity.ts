import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * One per owner: the last lead id given out, how many leads there are, and a version that moves with every change to
 * them. It sorts before the leads of its owner, so that one query answers both.
 * While an import runs, its ids are named here and hidden everywhere (`visible-leads.ts`).
 */
export const LeadCounterEntity = new Entity(
  {
    model: { entity: "lead-counter", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      seq: { type: "number" },
      count: { type: "number" },
      version: { type: "number" },
      /** Moves with everything that the owner is told; it is here because open browsers poll this item anyway. */
      news: { type: "number" },
      importFrom: { type: "number" },
      importTo: { type: "number" },
      importStartedAt: { type: "string" },
    },
    indexes: {
      ofOwner: {
        collection: "leads",
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type LeadCounter = EntityItem<typeof LeadCounterEntity>;
