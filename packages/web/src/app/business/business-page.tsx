import { businessPlaceOf } from "@linkedpotential/contract/notifications/business-place-of";
import { usePrefetchQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useNewsCounts } from "../../features/freelancers/use-news-counts.ts";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { paths } from "../../lib/navigation/paths.ts";
import { companyQuery, daysQuery, learningsQuery } from "../../parts/company/api.ts";
import { useTexts } from "../../texts/texts.ts";
import { BarPage } from "../bar/bar-page.tsx";
import { NotificationBell } from "../bar/notification-bell.tsx";
import { BounceNotice } from "../dashboard/bounce-notice.tsx";
import { useAccountRefresh } from "../session/use-account-refresh.ts";
import { BusinessTabs } from "./business-tabs.tsx";
import { tabPath, useBusinessTab } from "./use-business-tab.ts";

export function BusinessPage() {
  const texts = useTexts("business");
  const { tab, show } = useBusinessTab();
  useDocumentTitle(texts.tabs[tab], useNewsCounts().requests);
  useAccountRefresh();
  // Start the reads of the tabs together, because each of them suspends.
  usePrefetchQuery(companyQuery);
  usePrefetchQuery(daysQuery);
  usePrefetchQuery(learningsQuery);
  return (
    <BarPage texts={texts} home={tabPath("overview")} bell={<BusinessBell />}>
      <BounceNotice />
      <BusinessTabs tab={tab} onShow={show} />
    </BarPage>
  );
}

function BusinessBell() {
  const navigate = useNavigate();
  return (
    <NotificationBell
      onOpen={(notification) =>
        navigate(`${paths.businessDashboard}?${new URLSearchParams(businessPlaceOf(notification))}`)
      }
    />
  );
}
