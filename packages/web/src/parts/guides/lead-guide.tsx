import { Route } from "lucide-react";
import { Link } from "react-router-dom";
import type { JourneyTexts } from "../../texts/guide-content.ts";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { type GuidePosition, useGuidePositions } from "./guide-position.ts";
import { guideSearch } from "./journeys.ts";

interface LeadGuideProps {
  leadId: number;
  /** Whether to show the link. False while leaving the page would lose unsaved input. */
  canLeave: boolean;
}

/** Shows a lead's position in the guide, with a link to it. */
export function LeadGuide({ leadId, canLeave }: LeadGuideProps) {
  const { lead } = useTexts("guides");
  const position = useGuidePositions().get(leadId);
  return (
    <section
      aria-label={lead.label}
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-1.5 text-sm"
    >
      <Route size={16} aria-hidden className="shrink-0 text-accent-text" />
      <p className="min-w-0 flex-1 basis-48 text-ink-muted">
        {position ? <PositionText {...position} /> : lead.nowhere}
      </p>
      {canLeave && (
        <Link to={{ search: guideSearch(leadId) }} className={buttonClass("secondary", "sm")}>
          {position ? lead.goOn : lead.begin}
        </Link>
      )}
    </section>
  );
}

function PositionText({ journey, step }: GuidePosition) {
  const { journeys, lead } = useTexts("guides");
  const { steps }: JourneyTexts<string> = useTexts(`guides/${journey}-journey`);
  return lead.standsAt(journeys[journey], step, Object.values(steps)[step - 1]?.title ?? "");
}
