import { NotebookText, Users } from "lucide-react";
import { type ReactNode, Suspense, useRef } from "react";
import { ComingSoon } from "../../features/business/coming-soon.tsx";
import { useFocusAfterChange } from "../../lib/focus/use-focus-after-change.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../texts/texts.ts";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { SectionLoading } from "../dashboard/section-content.tsx";
import { BusinessOverview } from "./business-overview.tsx";
import { type BusinessTab, businessTabs } from "./use-business-tab.ts";

const KpisScreen = lazyPart(async () => (await import("../../features/kpis/kpis-screen.tsx")).KpisScreen, "kpis");

interface BusinessTabsProps {
  tab: BusinessTab;
  onShow: (tab: BusinessTab) => void;
}

export function BusinessTabs({ tab, onShow }: BusinessTabsProps) {
  const texts = useTexts("business");
  const content = useRef<HTMLDivElement>(null);
  // The buttons of the overview open other tabs and disappear with it, so the focus moves to the content.
  useFocusAfterChange(content, tab !== "overview");
  const contents: Record<BusinessTab, ReactNode> = {
    overview: <BusinessOverview onKpis={() => onShow("kpis")} />,
    guides: <ComingSoon section="guides" icon={NotebookText} />,
    kpis: <KpisScreen />,
    crm: <ComingSoon section="crm" icon={Users} />,
  };
  return (
    <Tabs
      label={texts.tabList}
      value={tab}
      onChange={onShow}
      tabs={businessTabs.map((id) => ({
        id,
        label: texts.tabs[id],
        content: (
          <div ref={content} tabIndex={-1} className="pt-2 outline-none">
            <CrashBoundary place="section">
              <Suspense fallback={<SectionLoading />}>{contents[id]}</Suspense>
            </CrashBoundary>
          </div>
        ),
      }))}
    />
  );
}
