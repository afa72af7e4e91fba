import type { AdministeredSupport } from "@linkedpotential/contract/business/support-schema";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Contact person, next session and documents of the support that a company gets, entered by admins. Part of the
 * company's partition, so it is erased with the company.
 */
export const SupportEntity = new Entity(
  {
    model: { entity: "company-support", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Number of changes. A change is stored only if the revision is the one that was read. */
      revision: { type: "number", required: true },
      /** Absent while no contact person is entered. */
      contact: { type: "map", properties: { name: text, role: text, phone: text, email: text, times: text } },
      /** Absent while no session is agreed. `date` and `time` are in Berlin. */
      nextSession: { type: "map", properties: { date: text, time: text, startsAt: text, link: text } },
      documents: { type: "list", required: true, items: { type: "map", properties: { title: text, link: text } } },
    },
    indexes: {
      ofCompany: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type StoredSupport = EntityItem<typeof SupportEntity>;

export async function findSupport(companyId: number): Promise<StoredSupport | null> {
  const { data } = await SupportEntity.get({ companyId }).go({ consistent: true });
  return data;
}

/** Returns the support as admins see it. Empty, with revision 0, before the first change. */
export const toSupport = (stored: StoredSupport | null): AdministeredSupport => ({
  contact: stored?.contact ?? null,
  nextSession: stored?.nextSession ?? null,
  documents: stored?.documents ?? [],
  revision: stored?.revision ?? 0,
});
