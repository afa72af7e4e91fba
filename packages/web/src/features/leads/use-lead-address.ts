import { useCallback } from "react";
import {
  choiceParameter,
  type ListParameters,
  type Parameter,
  useListState,
} from "../../lib/navigation/use-list-state.ts";

const tabs = ["leads", "meetings"] as const;
export type LeadTab = (typeof tabs)[number];
const views = ["list", "board"] as const;
export type LeadView = (typeof views)[number];
type OpenLead = number | "new" | null;

interface LeadAddress {
  tab: LeadTab;
  view: LeadView;
  lead: OpenLead;
}

const leadParameter: Parameter<OpenLead> = {
  read: (text) => {
    if (text === "new") return "new";
    const id = Number(text);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  },
  write: (lead) => (lead === null ? null : String(lead)),
};

const parameters: ListParameters<LeadAddress> = {
  tab: choiceParameter<LeadTab>(tabs, "leads"),
  view: choiceParameter<LeadView>(views, "list"),
  lead: leadParameter,
};

/**
 * Tab, view and open lead of the section, stored in the address. `useVisibleLeads` handles the parameters of the list.
 */
export function useLeadAddress() {
  const [address, set] = useListState(parameters);
  return {
    ...address,
    setTab: useCallback((tab: LeadTab) => set({ tab }), [set]),
    setView: useCallback((view: LeadView) => set({ view }, { push: true }), [set]),
    openLead: useCallback((lead: number | "new") => set({ lead }, { push: true }), [set]),
    closeLead: useCallback(() => set({ lead: null }), [set]),
  };
}
