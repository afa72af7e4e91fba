import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/** Progress of the pass over all accounts. Access pattern: the only item. */
export const IndexPassEntity = new Entity(
  {
    model: { entity: "account-index-pass", version: "1", service: "linkedpotential" },
    attributes: {
      /** Form of the entries that the pass writes (`indexVersion`). */
      version: { type: "number", required: true },
      /** Account that the pass has reached, oldest first. 0 at the beginning. */
      reached: { type: "number", required: true },
      /** Absent while the pass is running. */
      finishedAt: { type: "string" },
    },
    indexes: {
      only: {
        pk: { field: "pk", composite: [], template: "account-index-pass" },
        sk: { field: "sk", composite: [], template: "pass" },
      },
    },
  },
  store,
);
