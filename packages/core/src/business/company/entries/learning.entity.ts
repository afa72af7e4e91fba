import { topics } from "@linkedpotential/contract/business/company/topics";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../../db/store.ts";

/** Learning of an update session, written by a member of a company. Access pattern: by company. */
export const LearningEntity = new Entity(
  {
    model: { entity: "learning", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      learningId: { type: "string", required: true },
      memberId: { type: "number", required: true },
      topic: { type: topics, required: true },
      date: { type: "string", required: true },
      text: { type: "string", required: true },
    },
    indexes: {
      ofCompany: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: ["learningId"], casing: "none" },
      },
    },
  },
  store,
);

export type LearningItem = EntityItem<typeof LearningEntity>;
