import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Counter of an owner's leads. `importFrom` to `importTo` are the ids that an unfinished import hides
 * (`visible-leads.ts`). Access pattern: by owner, in one query with the leads.
 */
export const LeadCounterEntity = new Entity(
  {
    model: { entity: "lead-counter", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      seq: { type: "number" },
      count: { type: "number" },
      version: { type: "number" },
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

interface Operations<Name> {
  notExists: (name: Name) => string;
  gt: (name: Name, value: number) => string;
  lt: (name: Name, value: number) => string;
}

export const isPublished =
  (leadId: number) =>
  <Name>(of: { importFrom: Name; importTo: Name }, { notExists, gt, lt }: Operations<Name>): string =>
    `${notExists(of.importFrom)} OR ${gt(of.importFrom, leadId)} OR ${lt(of.importTo, leadId)}`;
