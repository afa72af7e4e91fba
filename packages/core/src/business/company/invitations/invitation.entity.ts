import { languages } from "@linkedpotential/contract/user/settings";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../../db/store.ts";

/**
 * Invitation to a company. Kept for 30 days after it expires, so that late clicks get the right sentence. Access
 * pattern: by company.
 */
export const InvitationEntity = new Entity(
  {
    model: { entity: "company-invitation", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      invitationId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Address as the owner typed it. Compare addresses with `emailKey`. */
      email: { type: "string", required: true },
      language: { type: languages, required: true },
      state: { type: ["open", "used", "withdrawn"] as const, required: true },
      invitedAt: { type: "string", required: true },
      expiresAt: { type: "string", required: true },
      /** Number of mails requested so far. */
      mailings: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      ofCompany: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: ["invitationId"] },
      },
    },
  },
  store,
);

export type InvitationItem = EntityItem<typeof InvitationEntity>;
