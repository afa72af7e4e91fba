import { Entity } from "electrodb";
import { store } from "../../db/store.ts";

/**
 * Message of an admin to the participants of a live training, kept for its mails and notifications. Access pattern: one
 * by id.
 */
export const LiveTrainingMessageEntity = new Entity(
  {
    model: { entity: "live-training-message", version: "1", service: "linkedpotential" },
    attributes: {
      liveTrainingId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      messageId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      subject: { type: "string", required: true },
      text: { type: "string", required: true },
      isForWaitingList: { type: "boolean", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["liveTrainingId"] },
        sk: { field: "sk", composite: ["messageId"] },
      },
    },
  },
  store,
);
