import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { DayWork } from "./use-day-work.ts";

export interface RowActions
  extends Pick<
    DayWork,
    "complete" | "logOutcome" | "skipOutcome" | "planNext" | "markLost" | "postpone" | "removeFollowUp" | "undo"
  > {
  /** Ends the work on a row. */
  finish: (lead: LeadRow) => void;
}
