import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/** Number of indexed accounts of a group. Access pattern: all groups, of which there are at most 96. */
export const AccountCountEntity = new Entity(
  {
    model: { entity: "account-count", version: "1", service: "linkedpotential" },
    attributes: {
      group: { type: "string", required: true },
      count: { type: "number" },
    },
    indexes: {
      all: {
        pk: { field: "pk", composite: [], template: "account-counts" },
        sk: { field: "sk", composite: ["group"] },
      },
    },
  },
  store,
);

/** Returns the number of accounts by group. Groups without accounts are left out. */
export async function readCounts(): Promise<ReadonlyMap<string, number>> {
  const { data } = await AccountCountEntity.query.all({}).go({ pages: "all", consistent: true });
  return new Map(data.flatMap(({ group, count = 0 }) => (count > 0 ? [[group, count] as const] : [])));
}
