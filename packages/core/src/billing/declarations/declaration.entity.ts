import {
  cancellationKinds,
  declarationKinds,
  waitingReasons,
} from "@linkedpotential/contract/billing/contract-declarations";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Cancellation or withdrawal of a contract, as the customer submitted it. Kept as proof until legal claims have lapsed.
 * Access patterns: by id; those that wait for the support team, longest first.
 */
export const DeclarationEntity = new Entity(
  {
    model: { entity: "contract-declaration", version: "1", service: "linkedpotential" },
    attributes: {
      declarationId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      about: { type: declarationKinds, required: true },
      name: text,
      email: text,
      contract: text,
      kind: { type: cancellationKinds, required: true },
      reason: { type: "string", required: true, default: "" },
      endsOn: { type: "string" },
      receivedAt: text,
      confirmedAt: { type: "string" },
      /** Both set while the support team has to act, so that the index contains waiting declarations only. */
      waits: { type: ["support"] as const },
      waitsSince: { type: "string" },
      /** Why the support team has to act, or had to. Absent from declarations that were carried out without a person. */
      waitsFor: { type: waitingReasons },
      /** Time at which an admin marked the declaration as dealt with. */
      settledAt: { type: "string" },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["declarationId"] },
        sk: { field: "sk", composite: [] },
      },
      waiting: {
        index: "gsi1",
        condition: ({ waits }: { waits?: string }) => waits !== undefined,
        pk: { field: "gsi1pk", composite: ["waits"] },
        sk: { field: "gsi1sk", composite: ["waitsSince"] },
      },
    },
  },
  store,
);

export type Declaration = EntityItem<typeof DeclarationEntity>;
