import type { LeadCounter } from "./counter/lead-counter.entity.ts";
import type { StoredLead } from "./lead.entity.ts";

declare const visibility: unique symbol;

/**
 * A lead that may be returned to its owner. Only `visible` and `knownVisible` create this type, so no read can skip the
 * check.
 */
export type VisibleLead = StoredLead & { readonly [visibility]: true };

export interface HiddenIds {
  from: number;
  to: number;
}

/**
 * Returns the range of ids that an unfinished import hides. Returns 0 to 0, which matches no id, when no import is
 * unfinished.
 */
export const hiddenIds = (counter: LeadCounter | null | undefined): HiddenIds => ({
  from: counter?.importFrom ?? 0,
  to: counter?.importTo ?? 0,
});

export const visible = (leads: readonly StoredLead[], { from, to }: HiddenIds): VisibleLead[] =>
  leads.filter((lead): lead is VisibleLead => lead.leadId < from || lead.leadId > to);

/**
 * Treats a lead as visible without a check. Use it only for leads read by id: no client ever gets the id of a hidden
 * lead. Use `visible` for leads from a query.
 */
export const knownVisible = (lead: StoredLead): VisibleLead => lead as VisibleLead;
