import { type ReactNode, useRef } from "react";
import { useNewsBadge, useNewsCounts, useNewsPoll } from "../../features/freelancers/use-news-counts.ts";
import { useFocusAfterChange } from "../../lib/focus/use-focus-after-change.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { SectionLoading } from "../dashboard/section-content.tsx";
import { BusinessCrm } from "./business-crm.tsx";
import { BusinessGuidesTab } from "./business-guides-tab.tsx";
import { BusinessOverview } from "./business-overview.tsx";
import { type BusinessTab, businessTabs, enterToday } from "./use-business-tab.ts";

const CompanyKpis = lazyPart(async () => (await import("./company-kpis.tsx")).CompanyKpis, "kpis");

interface BusinessTabsProps {
  tab: BusinessTab;
  onShow: (tab: BusinessTab, state?: typeof enterToday) => void;
}

export function BusinessTabs({ tab, onShow }: BusinessTabsProps) {
  const texts = useTexts("business");
  const content = useRef<HTMLDivElement>(null);
  // The buttons of the overview open other tabs and disappear with it, so the focus moves to the content.
  useFocusAfterChange(content, tab !== "overview");
  useNewsPoll();
  const news = useNewsCounts();
  const badgeOf = useNewsBadge();
  const contents: Record<BusinessTab, ReactNode> = {
    overview: <BusinessOverview onKpis={() => onShow("kpis")} onFirstDay={() => onShow("kpis", enterToday)} />,
    guides: <BusinessGuidesTab />,
    kpis: <CompanyKpis />,
    crm: <BusinessCrm />,
  };
  return (
    <Tabs
      label={texts.tabList}
      value={tab}
      onChange={(next) => onShow(next)}
      tabs={businessTabs.map((id) => ({
        id,
        label: texts.tabs[id],
        ...badgeOf(id === "crm" ? news.requests : 0),
        content: (
          <div ref={content} tabIndex={-1} className="pt-2 outline-none">
            <CrashBoundary place="section">
              <LoadBoundary skeleton={<SectionLoading />} failed={texts.company.loadFailed} look="card">
                {contents[id]}
              </LoadBoundary>
            </CrashBoundary>
          </div>
        ),
      }))}
    />
  );
}
