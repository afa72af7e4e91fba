import type { Lead, LeadChange } from "@linkedpotential/contract/leads/schema";
import { changeEvents } from "../timeline/timeline.ts";
import type { Change } from "./change-lead.ts";

/**
 * Applies a change to a lead. Returns null when nothing differs. A new date reopens the follow-up, unless the change
 * sets its state (D54).
 */
export function applyChange(lead: Lead, change: LeadChange): Change | null {
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: Lead = { ...lead, ...named };
  const isMoved = next.followUpDate !== null && next.followUpDate !== lead.followUpDate;
  if (isMoved && change.followUpCompleted === undefined) next.followUpCompleted = false;
  if (lead.status === "lost" && next.status !== "lost") next.lostReason = "";
  if (JSON.stringify(next) === JSON.stringify(lead)) return null;
  return { lead: next, events: changeEvents(lead, next) };
}
