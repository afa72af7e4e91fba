import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { numberText } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Fact } from "../../../../ui/fact.tsx";
import { supportQuery } from "../support/api.ts";
import { SummaryCard } from "./summary-card.tsx";

/** The contact person and the next session of a business and the number of its documents. */
export function SupportSummary({ userId }: { userId: number }) {
  const { support: texts, summaries, tabs } = useTexts("admin-account");
  return (
    <SummaryCard title={tabs.support} tab="support" linkText={summaries.toSupport} failed={texts.failed}>
      <SupportFacts userId={userId} />
    </SummaryCard>
  );
}

function SupportFacts({ userId }: { userId: number }) {
  const { support: texts } = useTexts("admin-account");
  const language = useLanguage();
  const { timezone } = useUser();
  const { contact, nextSession, documents } = useSuspenseQuery(supportQuery(userId)).data;
  return (
    <dl className="grid gap-y-3 text-sm">
      <Fact name={texts.contact}>{contact ? contact.name : texts.noContact}</Fact>
      <Fact name={texts.session}>
        {nextSession ? fullMomentText(new Date(nextSession.startsAt), language, timezone) : texts.noSession}
      </Fact>
      <Fact name={texts.documents}>{documents.length > 0 ? numberText(documents.length) : texts.noDocuments}</Fact>
    </dl>
  );
}
