import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Registration code with which a business account registered. Access patterns: by account; accounts of a code, for
 * admins.
 */
export const CodeUseEntity = new Entity(
  {
    model: { entity: "registration-code-use", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      code: { type: "string", required: true },
      usedAt: { type: "string", required: true },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
      ofCode: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["code"], casing: "none" },
        sk: { field: "gsi1sk", composite: ["userId"] },
      },
    },
  },
  store,
);
