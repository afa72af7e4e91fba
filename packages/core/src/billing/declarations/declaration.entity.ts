import {
  cancellationKinds,
  declarationKinds,
  declarationOutcomes,
  waitingReasons,
} from "@linkedpotential/contract/billing/contract-declarations";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Cancellation or withdrawal of a contract, as the customer submitted it. Kept as proof until legal claims have lapsed.
 * Access patterns: by id; those that wait for the support team, longest first; by account (keys only).
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
      /**
       * Account that had verified the address when the declaration was processed, and a copy of `receivedAt` that sorts
       * its declarations. Both absent without such an account, so that the index contains assigned declarations only.
       */
      accountId: { type: "number", padding: { length: 16, char: "0" } },
      listedAt: { type: "string" },
      /** Time at which an admin marked the declaration as dealt with. */
      settledAt: { type: "string" },
      /** Outcome that the admin chose, and their note to the person. Absent with `settledAt`, and from older items. */
      settledAs: { type: declarationOutcomes },
      settledNote: { type: "string" },
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
      ofAccount: {
        index: "gsi2",
        projection: "keys_only",
        condition: ({ accountId }: { accountId?: number }) => accountId !== undefined,
        pk: { field: "gsi2pk", composite: ["accountId"] },
        sk: { field: "gsi2sk", composite: ["listedAt"] },
      },
    },
  },
  store,
);

export type Declaration = EntityItem<typeof DeclarationEntity>;
type DeclarationKey = Pick<Declaration, "declarationId">;

export const declarationKeyOf = (item: object): DeclarationKey =>
  createConversions(DeclarationEntity).byAccessPattern.byId.fromKeys.toComposite<DeclarationKey>({ ...item });
