import { use, useEffect, useRef } from "react";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useLeads } from "../api.ts";
import { type LeadOrder, LeadOrderContext } from "../lead/lead-order.ts";
import { defaultLeadOrder, sortLeads } from "../sorting.ts";

export const nextKey = "j";
export const previousKey = "k";

export interface Steps {
  next: () => void;
  previous: () => void;
}

/** Order of the leads when the record was opened, and the view to which it belongs. */
interface Walk {
  view: string;
  order: LeadOrder | null;
  /** Lead to which the last step led. */
  at: number;
}

/**
 * Returns the steps to the next and the previous lead, in the order of the list or board on the screen. J and K do the
 * same. The order stays as it was when the record was opened, because an edit moves the lead to the top of the list. At
 * the end of the list nothing happens.
 */
export function useSteps(leadId: number, onStep: (leadId: number) => void): Steps {
  const { steps: texts } = useTexts("lead-record");
  const shown = use(LeadOrderContext);
  const { data: all = [] } = useLeads();
  const walk = useRef<Walk>(undefined);
  useEffect(() => {
    if (walk.current?.at !== leadId) walk.current = { view: currentView(), order: shown.current, at: leadId };
  }, [leadId, shown]);
  const step = (by: 1 | -1) => {
    const view = currentView();
    const begun = walk.current?.view === view ? walk.current.order : null;
    const order = begun ?? shown.current ?? (() => sortLeads(all, defaultLeadOrder));
    // Two steps may come before the next render, so the last one counts, not the lead on the screen.
    const current = walk.current?.at ?? leadId;
    const leads = order();
    const exists = (id: number) => all.some((lead) => lead.id === id);
    let index = leads.findIndex(({ id }) => id === current);
    do index += by;
    while (leads[index] && !exists(leads[index]?.id ?? 0));
    const target = leads[index]?.id;
    if (target === undefined) return;
    walk.current = { view, order, at: target };
    onStep(target);
  };
  const next = () => step(1);
  const previous = () => step(-1);
  useShortcut(nextKey, texts.next, next, { repeats: true });
  useShortcut(previousKey, texts.previous, previous, { repeats: true });
  return { next, previous };
}

/** Returns the search, filters and order in the address. */
function currentView(): string {
  const search = new URLSearchParams(location.search);
  for (const name of ["lead", "edit", "page"]) search.delete(name);
  return search.toString();
}
