import { Entity, type EntityItem } from "electrodb";
import { store } from "../../../db/store.ts";

const text = { type: "string", required: true, default: "" } as const;

/** Working day of a member of a company. Access pattern: by company. */
export const WorkingDayEntity = new Entity(
  {
    model: { entity: "working-day", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      dayId: { type: "string", required: true },
      memberId: { type: "number", required: true },
      date: { type: "string", required: true },
      leadsKontaktiert: text,
      interesseGezeigt: text,
      terminVereinbart: text,
      projektGewonnen: text,
      zielgruppe: text,
      notizen: text,
      /** Number of writes. A write fails if the number has changed since the read. */
      revision: { type: "number", required: true },
    },
    indexes: {
      ofCompany: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: ["dayId"], casing: "none" },
      },
    },
  },
  store,
);

export type WorkingDayItem = EntityItem<typeof WorkingDayEntity>;
