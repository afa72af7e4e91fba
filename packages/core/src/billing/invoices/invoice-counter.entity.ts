import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Last invoice number assigned in a year. Incremented in the transaction that stores the invoice. Access pattern: by
 * year.
 */
export const InvoiceCounterEntity = new Entity(
  {
    model: { entity: "invoice-counter", version: "1", service: "linkedpotential" },
    attributes: {
      year: { type: "string", required: true },
      last: { type: "number", required: true },
    },
    indexes: {
      ofYear: {
        pk: { field: "pk", composite: ["year"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);
