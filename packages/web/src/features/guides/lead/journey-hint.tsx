import { Route } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { JourneyState } from "../journey/use-journey-address.ts";

/** Links to the selected lead's position if it is in another journey, or else suggests a journey that fits the lead. */
export function JourneyHint({ state }: { state: JourneyState }) {
  const { forWhom, journeys } = useTexts("guides");
  const { lead, journey, position, suggestedJourney, startJourney, setJourney } = state;
  if (!lead) return null;
  if (position && position.journey !== journey) {
    return (
      <Hint
        text={forWhom.standsAt(lead.name, journeys[position.journey], position.step)}
        action={forWhom.goThere}
        onPress={() => setJourney(position.journey)}
      />
    );
  }
  if (!suggestedJourney || suggestedJourney === journey || (position && position.step > 1)) return null;
  return (
    <Hint
      text={forWhom.fits(lead.name, journeys[suggestedJourney])}
      action={forWhom.change}
      onPress={() => startJourney(suggestedJourney)}
    />
  );
}

function Hint({ text, action, onPress }: { text: string; action: string; onPress: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-info-soft px-4 py-2 text-sm">
      <Route size={16} aria-hidden className="shrink-0 text-info-text" />
      <span className="min-w-0 flex-1 basis-52 text-pretty text-info-text">{text}</span>
      <Button size="sm" onPress={onPress}>
        {action}
      </Button>
    </p>
  );
}
