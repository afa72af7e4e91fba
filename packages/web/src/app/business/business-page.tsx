import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { useTexts } from "../../texts/texts.ts";
import { BarPage } from "../bar/bar-page.tsx";
import { BounceNotice } from "../dashboard/bounce-notice.tsx";
import { useAccountRefresh } from "../session/use-account-refresh.ts";
import { BusinessTabs } from "./business-tabs.tsx";
import { tabPath, useBusinessTab } from "./use-business-tab.ts";

export function BusinessPage() {
  const texts = useTexts("business");
  const { tab, show } = useBusinessTab();
  useDocumentTitle(texts.tabs[tab]);
  useAccountRefresh();
  return (
    <BarPage texts={texts} home={tabPath("overview")}>
      <BounceNotice />
      <BusinessTabs tab={tab} onShow={show} />
    </BarPage>
  );
}
