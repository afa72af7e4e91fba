import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../lib/navigation/paths.ts";
import { storage } from "../../lib/storage/storage.ts";
import { useRemember } from "../../lib/storage/use-remember.ts";

export const businessTabs = ["overview", "guides", "kpis", "crm"] as const;
export type BusinessTab = (typeof businessTabs)[number];

const tabIn = (text: string | null): BusinessTab | undefined => businessTabs.find((tab) => tab === text);

export const tabPath = (tab: BusinessTab): string => `${paths.businessDashboard}?${new URLSearchParams({ tab })}`;

export function useBusinessTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Read the remembered tab only once. If it changed later, the back button could lead to another tab than before.
  const [remembered] = useState(() => tabIn(storage.get("businessTab")));
  const named = search.get("tab");
  const tab = (named === null ? remembered : tabIn(named)) ?? "overview";
  useRemember("businessTab", named === null ? null : tab);
  const member = search.get("member");
  // Overview and KPIs show the figures of the same member.
  const show = (next: BusinessTab) => navigate(tabPath(next) + (member ? `&${new URLSearchParams({ member })}` : ""));
  return { tab, show };
}
