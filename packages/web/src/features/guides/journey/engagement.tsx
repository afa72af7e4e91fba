import { Suspense } from "react";
import { journeys } from "../../../parts/guides/journeys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { GuideLoading } from "../guide-loading.tsx";
import { JourneyHint } from "../lead/journey-hint.tsx";
import { JourneyLeadPicker } from "../lead/journey-lead-picker.tsx";
import { SelectedLeadProvider } from "../lead/selected-lead.ts";
import { Journey } from "./journey.tsx";
import { useJourneyAddress } from "./use-journey-address.ts";

export function Engagement() {
  const texts = useTexts("guides");
  const state = useJourneyAddress();
  const { journey, step, setJourney, setStep } = state;
  const tabs = journeys.map((id) => ({
    id,
    label: texts.journeys[id],
    content: (
      <Suspense fallback={<GuideLoading />}>
        <Journey
          journey={id}
          step={step}
          onStep={setStep}
          leadPicker={<JourneyLeadPicker state={state} />}
          hint={<JourneyHint state={state} />}
        />
      </Suspense>
    ),
  }));
  return (
    <SelectedLeadProvider value={state.lead}>
      <Tabs label={texts.journeyTabs} tabs={tabs} value={journey} onChange={setJourney} />
    </SelectedLeadProvider>
  );
}
