import { subscriptionStates } from "@linkedpotential/contract/billing/contract-states";
import { disputeReasons } from "@linkedpotential/contract/billing/dispute-reasons";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Contract of a user with the operator. Access patterns: by user; running contracts by the time of their next check;
 * contracts with an open payment dispute, for admins.
 */
export const SubscriptionEntity = new Entity(
  {
    model: { entity: "subscription", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /**
       * Incremented by every write. A write fails if the version has changed since the read, and the contract is then
       * read from the provider again (docs/adr/0041).
       */
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
      disputeId: { type: "string" },
      disputeState: { type: ["open", "lost"] as const },
      /**
       * Time until which the bank accepts our answer to the open dispute. Absent without one, if the provider names no
       * time, and from disputes stored before this attribute was introduced.
       */
      disputeDueBy: { type: "string" },
      /**
       * Amount of the open dispute in cents, the reason of the bank, and the disputed payment. All absent without an open
       * dispute, and from disputes stored before these attributes were introduced.
       */
      disputeAmount: { type: "number" },
      disputeReason: { type: disputeReasons },
      disputePayment: { type: "string" },
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
          country: text,
          /** ISO 3166-1 code of the country. Absent from addresses stored before this attribute was introduced. */
          countryCode: { type: "string" },
          vatId: text,
        },
      },
      /**
       * Set while a contract runs, so that the index contains running contracts only. The contract is checked at
       * `nextCheckAt` if no event of the provider arrives earlier.
       */
      due: { type: ["due"] as const },
      nextCheckAt: { type: "string" },
      /**
       * Order of an admin to end the contract, with the id of its record. Kept after it was carried out. Absent without
       * an order, after the person has continued the contract, and for the next contract.
       */
      ending: {
        type: "map",
        properties: {
          actionId: { type: "number", required: true },
          /** Whether the contract ends at once, not with the paid period. */
          isAtOnce: { type: "boolean", required: true },
        },
      },
      /** Set when the account is deleted. The item expires together with the last tax document. */
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
      disputed: {
        index: "gsi1",
        condition: ({ disputeState }: { disputeState?: string }) => disputeState === "open",
        pk: { field: "gsi1pk", composite: ["disputeState"] },
        sk: { field: "gsi1sk", composite: ["disputeId"] },
      },
    },
  },
  store,
);

export type StoredSubscription = EntityItem<typeof SubscriptionEntity>;

export const findSubscription = async (userId: number): Promise<StoredSubscription | null> =>
  (await SubscriptionEntity.get({ userId }).go({ consistent: true })).data;
