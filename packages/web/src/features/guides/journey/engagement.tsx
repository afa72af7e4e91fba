import { Suspense } from "react";
import { journeys } from "../../../parts/guides/journeys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { GuideLoading } from "../guide-loading.tsx";
import { ForWhom } from "../lead/for-whom.tsx";
import { GuideLeadProvider } from "../lead/guide-lead.ts";
import { LeadHint } from "../lead/lead-hint.tsx";
import { Journey } from "./journey.tsx";
import { useJourneyAddress } from "./use-journey-address.ts";

/** Three journeys of six steps each towards a project, with or without a chosen lead. */
export function Engagement() {
  const texts = useTexts("guides");
  const place = useJourneyAddress();
  const { journey, step, setJourney, setStep } = place;
  const tabs = journeys.map((id) => ({
    id,
    label: texts.journeys[id],
    content: (
      <Suspense fallback={<GuideLoading />}>
        <Journey
          journey={id}
          step={step}
          onStep={setStep}
          forWhom={<ForWhom place={place} />}
          hint={<LeadHint place={place} />}
        />
      </Suspense>
    ),
  }));
  return (
    <GuideLeadProvider value={place.lead}>
      <Tabs label={texts.journeyTabs} tabs={tabs} value={journey} onChange={setJourney} />
    </GuideLeadProvider>
  );
}
