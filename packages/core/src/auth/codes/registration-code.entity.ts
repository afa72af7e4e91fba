import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Code with which a business account can register (D19). Access patterns: by code; all codes, newest first, for admins.
 */
export const RegistrationCodeEntity = new Entity(
  {
    model: { entity: "registration-code", version: "1", service: "linkedpotential" },
    attributes: {
      code: { type: "string", required: true },
      codeId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      maxUses: { type: "number", required: true },
      usesLeft: { type: "number", required: true },
      expiresAt: { type: "string", required: true },
      /** Note of the admins about the recipient of the code. Absent when there is none. */
      note: { type: "string" },
    },
    indexes: {
      byCode: {
        pk: { field: "pk", composite: ["code"], casing: "none" },
        sk: { field: "sk", composite: [] },
      },
      listed: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: [], template: "registration-codes" },
        sk: { field: "gsi1sk", composite: ["codeId"] },
      },
    },
  },
  store,
);

export type StoredRegistrationCode = EntityItem<typeof RegistrationCodeEntity>;

/** Normalizes a typed code. Codes are shown in groups of four, so spaces and hyphens are ignored, and so is case. */
export const registrationCodeKey = (typed: string): string => typed.replace(/[\s\p{Pd}]+/gu, "").toUpperCase();
