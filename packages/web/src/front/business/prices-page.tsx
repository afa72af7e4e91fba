import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { homePath } from "../../lib/navigation/paths.ts";
import { useSession } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { cameFromPreLanding } from "../pre-landing-visit.ts";
import { BusinessPricesView } from "./prices-view.tsx";
import { useCalendar } from "./use-calendar.ts";

export function BusinessPricesPage() {
  const texts = useTexts("business-prices");
  const { user } = useSession();
  const calendar = useCalendar();
  useDocumentTitle(texts.documentTitle);
  return (
    <BusinessPricesView
      texts={texts}
      offer={useTexts("offer")}
      footer={useTexts("landing").footer}
      legal={useTexts("common").legal}
      calendar={calendar}
      hasBack={cameFromPreLanding()}
      dashboard={user && homePath(user)}
    />
  );
}
