import { adminActions } from "@linkedpotential/contract/admin/actions";
import type { EventChange } from "@linkedpotential/contract/admin/event-changes";
import { declarationOutcomes } from "@linkedpotential/contract/billing/contract-declarations";
import { reportOutcomes } from "@linkedpotential/contract/moderation/states";
import { CustomAttributeType, Entity, type EntityItem, Service } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Record of an admin's action, without personal data of other users after their erasure (docs/adr/0044). Access
 * patterns: all records, newest first; those about one account.
 */
export const AdminActionEntity = new Entity(
  {
    model: { entity: "admin-action", version: "1", service: "linkedpotential" },
    attributes: {
      actionId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      at: { type: "string", required: true },
      adminId: { type: "number", required: true },
      action: { type: adminActions, required: true },
      subject: { type: "string", required: true },
      /** Account that the action was about. Removed when the account is erased, like `note`. */
      accountId: { type: "number", padding: { length: 16, char: "0" } },
      /** Reason or answer that the admin gave. */
      note: { type: "string" },
      /** Decision about a report. */
      outcome: { type: reportOutcomes },
      /** Outcome of a declaration about a contract. */
      settledAs: { type: declarationOutcomes },
      /** Changed fields of a live training. */
      changes: { type: CustomAttributeType<readonly EventChange[]>("any") },
      ttl: { type: "number", required: true },
    },
    indexes: {
      newest: {
        pk: { field: "pk", composite: [], template: "admin-actions" },
        sk: { field: "sk", composite: ["actionId"] },
      },
      ofAccount: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["accountId"] },
        sk: { field: "gsi1sk", composite: ["actionId"] },
      },
    },
  },
  store,
);

export type StoredAction = EntityItem<typeof AdminActionEntity>;

/**
 * Service from which only the type below is derived. Other services that write this entity must give it the same name,
 * `adminAction`.
 */
const adminActionItems = new Service({ adminAction: AdminActionEntity });

export type AdminActionParts = Parameters<Parameters<(typeof adminActionItems)["transaction"]["write"]>[0]>[0];
