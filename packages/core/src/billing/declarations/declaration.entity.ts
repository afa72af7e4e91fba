import { cancellationKinds, declarationKinds } from "@linkedpotential/contract/billing/values";
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
      /** Requested end, `yyyy-MM-dd`. Absent: as soon as possible. */
      endsOn: { type: "string" },
      receivedAt: text,
      /** When the link in the receipt was confirmed. Absent until then. */
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
