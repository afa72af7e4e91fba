import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../lib/navigation/paths.ts";
import { storage } from "../../lib/storage/storage.ts";
import { useRemember } from "../../lib/storage/use-remember.ts";

export const businessTabs = ["overview", "guides", "kpis", "crm"] as const;
export type BusinessTab = (typeof businessTabs)[number];

const tabIn = (text: string | null): BusinessTab | undefined => businessTabs.find((tab) => tab === text);

export const tabPath = (tab: BusinessTab): string => `${paths.businessDashboard}?${new URLSearchParams({ tab })}`;

/** State of a navigation to the KPIs that opens the figures of today. */
export const enterToday = { entersToday: true };

export function useBusinessTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Read the remembered tab only once. If it changed later, the back button could lead to another tab than before.
  const [remembered] = useState(() => tabIn(storage.get("businessTab")));
  const named = search.get("tab");
  const tab = (named === null ? remembered : tabIn(named)) ?? "overview";
  useRemember("businessTab", named === null ? null : tab);
  const member = search.get("member");
  const crmSearch = useCrmSearch(tab, search);
  const show = (next: BusinessTab, state?: typeof enterToday) => {
    const params = new URLSearchParams(next === "crm" ? crmSearch.current : "");
    params.set("tab", next);
    // Overview and KPIs show the figures of the same member.
    if (member) params.set("member", member);
    else params.delete("member");
    navigate(`${paths.businessDashboard}?${params}`, { state });
  };
  return { tab, show };
}

/** Keeps the search parameters of the CRM while other tabs are open, so that it returns to the view that was left. */
function useCrmSearch(tab: BusinessTab, search: URLSearchParams) {
  const crmSearch = useRef("");
  useEffect(() => {
    if (tab === "crm") crmSearch.current = search.toString();
  }, [tab, search]);
  return crmSearch;
}
