import { adminActions } from "@linkedpotential/contract/admin/actions";
import { Entity, Service } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Record of an admin's action, without personal data of other users (docs/adr/0044). Access pattern: all records,
 * newest first.
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
      ttl: { type: "number", required: true },
    },
    indexes: {
      newest: {
        pk: { field: "pk", composite: [], template: "admin-actions" },
        sk: { field: "sk", composite: ["actionId"] },
      },
    },
  },
  store,
);

/**
 * Service from which only the type below is derived. Other services that write this entity must give it the same name,
 * `adminAction`.
 */
const adminActionItems = new Service({ adminAction: AdminActionEntity });

export type AdminActionParts = Parameters<Parameters<(typeof adminActionItems)["transaction"]["write"]>[0]>[0];
