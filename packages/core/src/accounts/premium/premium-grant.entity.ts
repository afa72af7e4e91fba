import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Premium that an admin gave to an account without payment. Deleted when it ends. Access patterns: by user; by end, read
 * by the schedule that ends it.
 */
export const PremiumGrantEntity = new Entity(
  {
    model: { entity: "premium-grant", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Last day, in Berlin time. */
      until: { type: "string", required: true },
      endsAt: { type: "string", required: true },
      givenAt: { type: "string", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
      byEnd: {
        index: "gsi2",
        projection: ["userId"],
        pk: { field: "gsi2pk", composite: [], template: "premium-grants" },
        sk: { field: "gsi2sk", composite: ["endsAt"] },
      },
    },
  },
  store,
);

export type PremiumGrant = EntityItem<typeof PremiumGrantEntity>;

export const findPremiumGrant = async (userId: number): Promise<PremiumGrant | null> =>
  (await PremiumGrantEntity.get({ userId }).go({ consistent: true })).data;
