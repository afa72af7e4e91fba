import { cancellationKinds, declarationKinds } from "@linkedpotential/contract/billing/contract-declarations";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Cancellation or withdrawal of a contract, as the customer submitted it. Kept as proof until legal claims have lapsed.
 * Access pattern: by id.
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
      ttl: { type: "number", required: true },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["declarationId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type Declaration = EntityItem<typeof DeclarationEntity>;
