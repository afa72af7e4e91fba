import { Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";

export const TemplateEntity = new Entity(
  {
    model: { entity: "template", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      templateId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      namespace: { type: "string", required: true },
      templateKey: { type: "string", required: true },
      title: { type: "string", required: true },
      content: { type: "string", required: true },
      createdAt: { type: "string", required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["templateId"] },
      },
      ofPlace: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["userId"] },
        sk: { field: "gsi1sk", composite: ["namespace", "templateKey", "templateId"], casing: "none" },
      },
    },
  },
  store,
);

export type StoredTemplate = EntityItem<typeof TemplateEntity>;
