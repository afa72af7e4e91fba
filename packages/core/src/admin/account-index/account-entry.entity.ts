import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Entry of an account in one list of its group: by registration, by the day of the last sign-in, by name, or by what a
 * search may begin with. Access pattern: a page of a list of a group, in order (docs/adr/0062).
 */
export const AccountEntryEntity = new Entity(
  {
    model: { entity: "account-entry", version: "1", service: "linkedpotential" },
    attributes: {
      list: { type: ["joined", "signed-in", "name", "search"] as const, required: true },
      group: { type: "string", required: true },
      position: { type: "string", required: true },
      userId: { type: "number", required: true },
    },
    indexes: {
      ofGroup: {
        pk: { field: "pk", composite: ["list", "group"] },
        sk: { field: "sk", composite: ["position"], casing: "none" },
      },
    },
  },
  store,
);
