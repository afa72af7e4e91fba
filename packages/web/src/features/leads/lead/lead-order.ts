import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { createContext, type RefObject, use, useLayoutEffect } from "react";

/** Returns the leads in the order in which a list or board shows them. */
export type LeadOrder = () => readonly LeadRow[];

export const LeadOrderContext = createContext<RefObject<LeadOrder | null>>({ current: null });

/**
 * Makes the order of a list or board known to the record, as long as the list is mounted. `order` is called at most
 * once, when somebody steps to another lead.
 */
export function useLeadOrder(order: LeadOrder): void {
  const shown = use(LeadOrderContext);
  useLayoutEffect(() => {
    let leads: readonly LeadRow[] | undefined;
    shown.current = () => {
      leads ??= order();
      return leads;
    };
    return () => {
      shown.current = null;
    };
  }, [shown, order]);
}
