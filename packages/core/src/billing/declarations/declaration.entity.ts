import { cancellationKinds, declarationKinds } from "@linkedpotential/contract/billing/declarations";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/** A cancellation or withdrawal as submitted, kept as proof until claims have lapsed. Access pattern: one by its id. */
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
