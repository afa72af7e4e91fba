import type { LeadCounter } from "./counter/lead-counter.entity.ts";
import type { StoredLead } from "./lead.entity.ts";

declare const visibility: unique symbol;

/** Nothing else becomes what a caller is answered (`lead-row.ts`). */
export type VisibleLead = StoredLead & { readonly [visibility]: true };

export interface HiddenIds {
  from: number;
  to: number;
}

/** 0 to 0, which is nobody's id, when no import is unfinished. */
export const hiddenIds = (counter: LeadCounter | null | undefined): HiddenIds => ({
  from: counter?.importFrom ?? 0,
  to: counter?.importTo ?? 0,
});

export const visible = (leads: readonly StoredLead[], { from, to }: HiddenIds): VisibleLead[] =>
  leads.filter((lead): lead is VisibleLead => lead.leadId < from || lead.leadId > to);

/** For leads that were read by an id: nobody is told one before its import is finished. A query goes through `visible`. */
export const named = (lead: StoredLead): VisibleLead => lead as VisibleLead;
