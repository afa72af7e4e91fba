import { Entity } from "electrodb";
import { store } from "../db/store.ts";

export const PaymentCustomerEntity = new Entity(
  {
    model: { entity: "payment-customer", version: "1", service: "linkedpotential" },
    attributes: {
      customerId: { type: "string", required: true },
      userId: { type: "number", required: true },
      ttl: { type: "number" },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["customerId"], casing: "none" },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);
