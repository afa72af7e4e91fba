import { proposalStatuses } from "@linkedpotential/contract/request-messages/proposals";
import { offerAttribute } from "../request-messages/proposal-attributes.ts";

/**
 * Proposal that a message makes or answers, with its status since. `offer` is absent for a proposal of dates. `slots` are
 * then the proposed dates, or the agreed one.
 */
export const notifiedProposalAttribute = {
  type: "map",
  properties: {
    status: { type: proposalStatuses, required: true },
    offer: offerAttribute,
    slots: { type: "list", items: { type: "string" } },
  },
} as const;
