import { Route } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { JourneyPlace } from "../journey/use-journey-address.ts";

/** Shows the chosen lead's position when another journey is open, and suggests a journey that fits better. */
export function LeadHint({ place }: { place: JourneyPlace }) {
  const { forWhom, journeys } = useTexts("guides");
  const { lead, journey, standing, fitting, startJourney, setJourney } = place;
  if (!lead) return null;
  if (standing && standing.journey !== journey) {
    return (
      <Hint
        text={forWhom.standsAt(lead.name, journeys[standing.journey], standing.step)}
        action={forWhom.goThere}
        onPress={() => setJourney(standing.journey)}
      />
    );
  }
  if (!fitting || fitting === journey || (standing && standing.step > 1)) return null;
  return (
    <Hint
      text={forWhom.fits(lead.name, journeys[fitting])}
      action={forWhom.change}
      onPress={() => startJourney(fitting)}
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
