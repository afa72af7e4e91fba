import { useDocumentTitle } from "../../lib/document-title.ts";
import { useUser } from "../../lib/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { useAccountRefresh } from "../dashboard/use-account-refresh.ts";
import { BusinessShell } from "./business-shell.tsx";
import { BusinessTabs } from "./business-tabs.tsx";
import { useBusinessTab } from "./use-business-tab.ts";

export function BusinessPage() {
  const { tabs } = useTexts("business");
  const user = useUser();
  const { tab, show } = useBusinessTab();
  useDocumentTitle(tabs[tab]);
  useAccountRefresh();
  return (
    <BusinessShell user={user}>
      <BusinessTabs tab={tab} onShow={show} />
    </BusinessShell>
  );
}
