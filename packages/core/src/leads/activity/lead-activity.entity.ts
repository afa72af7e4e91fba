import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const count = { type: "number" } as const;

/**
 * Counts of an owner's work with leads on one day in Berlin. The item with an empty `template` counts contacts and
 * deals, the others count the messages sent with that template and their answers. Access pattern: by owner, a range of
 * days.
 */
export const LeadActivityEntity = new Entity(
  {
    model: { entity: "lead-activity", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      date: { type: "string", required: true },
      template: { type: "string", required: true },
      created: count,
      messages: count,
      answers: count,
      calls: count,
      meetings: count,
      reached: count,
      notReached: count,
      noInterest: count,
      won: count,
      wonValue: count,
      pipelineDelta: count,
      sent: count,
      answered: count,
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["date", "template"] },
      },
    },
  },
  store,
);

export type StoredActivity = EntityItem<typeof LeadActivityEntity>;
