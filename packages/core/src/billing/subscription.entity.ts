import { subscriptionStates } from "@linkedpotential/contract/billing/values";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

const text = { type: "string", required: true } as const;

/** As last learnt from the provider. Access patterns: that of a user; those to be looked at by `nextCheckAt`. */
export const SubscriptionEntity = new Entity(
  {
    model: { entity: "subscription", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Moves with every write: what was learnt before another write is learnt anew (docs/adr/0041). */
      version: { type: "number", required: true },
      customerId: text,
      checkouts: { type: "number", required: true },
      checkoutId: { type: "string" },
      status: { type: subscriptionStates, required: true },
      isPremium: { type: "boolean", required: true },
      subscriptionId: { type: "string" },
      startedAt: { type: "string" },
      periodStart: { type: "string" },
      periodEnd: { type: "string" },
      isCancelled: { type: "boolean", required: true },
      /** Dispute of a payment that the contract is marked with: undecided, or lost. */
      disputeId: { type: "string" },
      disputeState: { type: ["open", "lost"] as const },
      cardBrand: { type: "string" },
      cardLast4: { type: "string" },
      billingAddress: {
        type: "map",
        properties: {
          name: text,
          company: text,
          street: text,
          postalCode: text,
          city: text,
          /** German name, as invoices print it. */
          country: text,
          /** ISO 3166-1. Absent from addresses stored before the code was asked for. */
          countryCode: { type: "string" },
          vatId: text,
        },
      },
      /** Sparse, of contracts that run: by then an event should have come. */
      due: { type: ["due"] as const },
      nextCheckAt: { type: "string" },
      /** Set when the account is deleted: what is left goes with its last documents. */
      ttl: { type: "number" },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: [] },
      },
      byCheck: {
        index: "gsi2",
        projection: ["userId"],
        condition: ({ due }: { due?: string }) => due !== undefined,
        pk: { field: "gsi2pk", composite: ["due"] },
        sk: { field: "gsi2sk", composite: ["nextCheckAt"] },
      },
    },
  },
  store,
);

export type StoredSubscription = EntityItem<typeof SubscriptionEntity>;
