import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

export type LeadTab = "leads" | "meetings";
export type LeadView = "list" | "board";
/** The lead in the dialog: an id, or one that is being made. */
export type OpenLead = number | "new" | null;

/** What the CRM keeps in the address: `?tab=meetings`, `?view=board`, `?lead=12` or `?lead=new`. */
export function useLeadAddress() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (name: "tab" | "view" | "lead", value: string | null, { replace = false } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace },
      ),
    [setSearch],
  );
  return {
    tab: (search.get("tab") === "meetings" ? "meetings" : "leads") as LeadTab,
    view: (search.get("view") === "board" ? "board" : "list") as LeadView,
    lead: openLead(search.get("lead")),
    setTab: useCallback((tab: LeadTab) => set("tab", tab === "leads" ? null : tab, { replace: true }), [set]),
    setView: useCallback((view: LeadView) => set("view", view === "list" ? null : view, { replace: true }), [set]),
    openLead: useCallback((lead: number | "new") => set("lead", String(lead)), [set]),
    closeLead: useCallback(() => set("lead", null, { replace: true }), [set]),
  };
}

function openLead(text: string | null): OpenLead {
  if (text === "new") return "new";
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
