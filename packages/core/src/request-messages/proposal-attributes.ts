import { offerUnits } from "@linkedpotential/contract/request-messages/proposals";

/** Dates that the author of a message proposes, in order of time. */
export const appointmentAttribute = {
  type: "map",
  properties: {
    slots: { type: "list", items: { type: "string" }, required: true },
    minutes: { type: "number", required: true },
    place: { type: "string", required: true },
  },
} as const;

/** Price that a freelancer offers with a message. */
export const offerAttribute = {
  type: "map",
  properties: {
    amount: { type: "number", required: true },
    unit: { type: offerUnits, required: true },
    days: { type: "number" },
    start: { type: "string" },
  },
} as const;

/**
 * Answer to the proposal of a message. `slot` is the accepted date. `isRevoked` is set when its own side took the
 * proposal back before an answer, or when a side canceled the accepted date. `answerId` is the message with the answer.
 */
export const outcomeAttribute = {
  type: "map",
  properties: {
    accepted: { type: "boolean", required: true },
    slot: { type: "string" },
    isRevoked: { type: "boolean" },
    answerId: { type: "number" },
  },
} as const;
