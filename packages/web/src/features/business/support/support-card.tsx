import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, CalendarClock, MessageSquare } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useOpenProfileDialog } from "../../../lib/profile-dialog.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { preloadTexts, useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { Card } from "../../../ui/card.tsx";
import { AgreedSupport } from "./agreed-support.tsx";

const CallRequestDialog = lazyDialog(
  async () => {
    const [{ CallRequestDialog: Loaded }] = await Promise.all([
      import("./call-request-dialog.tsx"),
      preloadTexts("problems"),
    ]);
    return Loaded;
  },
  ({ onClose }) => onClose(),
);

/** Shows how to reach the support and how to get a strategy call: by the calendar, or without one by a request. */
export function SupportCard() {
  const { support: texts, soon } = useTexts("business");
  const openDialog = useOpenProfileDialog();
  const { data } = useQuery(apiQuery("business/get-offer"));
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={texts.title}>
      <AgreedSupport />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <section className="flex flex-col items-start gap-3">
          <h3 className="font-medium text-sm">{texts.contact}</h3>
          <p className="text-ink-muted text-sm">{texts.contactText}</p>
          <Button icon={<MessageSquare size={16} />} onPress={() => openDialog("help")}>
            {texts.write}
          </Button>
        </section>
        <section className="flex flex-col items-start gap-3">
          <h3 className="font-medium text-sm">{texts.call}</h3>
          <p className="text-ink-muted text-sm">{texts.callText}</p>
          {data?.strategyCallUrl && (
            <a
              href={data.strategyCallUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("secondary", "md")}
            >
              {soon.book}
              <ArrowUpRight size={16} aria-hidden />
            </a>
          )}
          {data?.strategyCallUrl === null && (
            <Button icon={<CalendarClock size={16} />} onPress={() => setAsking(true)}>
              {texts.requestCall}
            </Button>
          )}
        </section>
      </div>
      {isAsking && <CallRequestDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
