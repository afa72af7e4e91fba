import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

/**
 * Freelancer on the shortlist of a company, which shares the partition of the company. Access patterns: by company; by
 * freelancer (keys only), used when the freelancer is erased.
 */
export const ShortlistEntryEntity = new Entity(
  {
    model: { entity: "shortlist-entry", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Account of the freelancer. */
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Orders the entries by the time at which they were added. */
      entryId: { type: "number", required: true },
      /** Member who added the freelancer. */
      memberId: { type: "number", required: true },
      savedAt: { type: "string", required: true },
      /** Absent without a note. */
      note: { type: "string" },
    },
    indexes: {
      ofCompany: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: ["userId"] },
      },
      ofFreelancer: {
        index: "gsi2",
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["userId"] },
        sk: { field: "gsi2sk", composite: ["companyId"] },
      },
    },
  },
  store,
);

export type ShortlistItem = EntityItem<typeof ShortlistEntryEntity>;

/** Reads all entries of a company, which are few. */
export async function readShortlist(companyId: number): Promise<ShortlistItem[]> {
  const { data } = await ShortlistEntryEntity.query.ofCompany({ companyId }).go({ pages: "all", consistent: true });
  return data;
}
