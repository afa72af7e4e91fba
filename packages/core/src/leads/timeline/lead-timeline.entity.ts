import { touchTypes } from "@linkedpotential/contract/leads/choices";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const types = ["created", "status_changed", "follow_up_set", "follow_up_done", ...touchTypes] as const;

/**
 * Timeline of a lead, oldest entry first (D54). Every write also raises the lead's revision. Access pattern: by lead.
 */
export const LeadTimelineEntity = new Entity(
  {
    model: { entity: "lead-timeline", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      leadId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      entries: {
        type: "list",
        required: true,
        items: {
          type: "map",
          properties: {
            id: { type: "number", required: true },
            type: { type: types, required: true },
            at: { type: "string", required: true },
            /**
             * Text of an entry of type touch. Older entries of other types contain a text instead of values; see
             * `readEntry`.
             */
            text: { type: "string" },
            from: { type: leadStatuses },
            to: { type: leadStatuses },
            date: { type: "string" },
            /** Name of the template of a sent message. */
            template: { type: "string" },
          },
        },
      },
      ttl: { type: "number" },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["leadId"] },
      },
    },
  },
  store,
);

export type StoredEntry = EntityItem<typeof LeadTimelineEntity>["entries"][number];
