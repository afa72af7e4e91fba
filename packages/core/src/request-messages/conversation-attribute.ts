import { proposalStatuses } from "@linkedpotential/contract/request-messages/proposals";
import { appointmentAttribute, offerAttribute } from "./proposal-attributes.ts";

const source = {
  messageId: { type: "number", required: true },
  /** Side that made the proposal. */
  side: { type: ["business", "freelancer"], required: true },
  status: { type: proposalStatuses, required: true },
} as const;

/**
 * State of the messages under a request. Absent while there are none. `revision` rises with every change, so that
 * concurrent changes are noticed. The last message and its author are absent in states of an earlier version.
 * `appointment` and `offer` are the latest ones, absent until one is made.
 */
export const conversationAttribute = {
  type: "map",
  properties: {
    count: { type: "number", required: true },
    lastMessageAt: { type: "string", required: true },
    lastMessageId: { type: "number" },
    lastAuthorId: { type: "number" },
    appointment: {
      type: "map",
      properties: { ...appointmentAttribute.properties, ...source, agreedSlot: { type: "string" } },
    },
    offer: { type: "map", properties: { ...offerAttribute.properties, ...source } },
    unreadByBusiness: { type: "number", required: true },
    unreadByFreelancer: { type: "number", required: true },
    revision: { type: "number", required: true },
  },
} as const;
