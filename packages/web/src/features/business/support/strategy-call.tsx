import type { OpenCall } from "@linkedpotential/contract/business/support-schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, CalendarClock } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { preloadTexts, useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { supportQuery } from "./api.ts";

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

/** Offers a strategy call: by the calendar, or without one by a request. Says so while a request is open. */
export function StrategyCall() {
  const { support: texts, soon } = useTexts("business");
  const { data: offer } = useQuery(apiQuery("business/get-offer"));
  const { data: support, isPending } = useQuery(supportQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-medium text-sm">{texts.call}</h3>
      <p className="text-ink-muted text-sm">{texts.callText}</p>
      {support?.openCall && <Requested call={support.openCall} />}
      {offer?.strategyCallUrl && (
        <a
          href={offer.strategyCallUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass("secondary", "md")}
        >
          {soon.book}
          <ArrowUpRight size={16} aria-hidden />
        </a>
      )}
      {offer?.strategyCallUrl === null && !isPending && !support?.openCall && (
        <Button icon={<CalendarClock size={16} />} onPress={() => setAsking(true)}>
          {texts.requestCall}
        </Button>
      )}
      {isAsking && <CallRequestDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function Requested({ call: { receivedAt, repliedAt, requestedBy } }: { call: OpenCall }) {
  const { support: texts } = useTexts("business");
  const language = useLanguage();
  const { timezone } = useUser();
  const dayOf = (instant: string) => dateText(today(new Date(instant), timezone), language);
  return (
    <p className="flex items-start gap-2 text-sm">
      <CalendarClock size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
      <span>
        {requestedBy ? texts.requestedBy(requestedBy, dayOf(receivedAt)) : texts.requestedOn(dayOf(receivedAt))}{" "}
        {repliedAt ? texts.repliedOn(dayOf(repliedAt)) : texts.willReply}
      </span>
    </p>
  );
}
