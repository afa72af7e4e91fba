import { type ProgressState, progressStates } from "@linkedpotential/contract/request-messages/progress";

/** How the company proceeds with an accepted request. `byId` is the member who set it, or the freelancer who made an offer. */
export const progressAttribute = {
  type: "map",
  properties: {
    state: { type: progressStates, required: true },
    at: { type: "string", required: true },
    byId: { type: "number", required: true },
  },
} as const;

export interface StoredProgress {
  state: ProgressState;
  at: string;
  byId: number;
}
