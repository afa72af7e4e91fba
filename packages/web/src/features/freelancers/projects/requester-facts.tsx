import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { useQuery } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { freelancerQuery } from "../api.ts";
import { LanguageList } from "../profile/offer-facts.tsx";
import { Availability } from "../search/availability.tsx";
import { DayRate } from "../search/day-rate.tsx";

/**
 * Shows the day rate, the availability and the languages of the freelancer who sent a request. Shows nothing if the
 * profile is not visible, or could not be loaded.
 */
export function RequesterFacts({ fromUserId, requesterLinkedInUrl }: CollaborationRequest) {
  const { profile: texts } = useTexts("freelancers");
  // A profile that is not visible comes without a LinkedIn address, which every requester had to fill.
  const { data: person, isError } = useQuery({ ...freelancerQuery(fromUserId), enabled: requesterLinkedInUrl !== "" });
  if (requesterLinkedInUrl === "" || isError) return null;
  if (!person) return <Skeleton className="h-5 max-w-sm" />;
  const { dayRate, availability, languages } = person;
  return (
    <div className="flex min-w-0 flex-wrap gap-x-6 gap-y-1.5">
      <DayRate rate={dayRate} />
      <Availability availability={availability} />
      {languages.length > 0 && (
        <div className="flex items-start gap-2 text-sm">
          <Languages size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
          <span className="sr-only">{`${texts.languages}: `}</span>
          <LanguageList languages={languages} />
        </div>
      )}
    </div>
  );
}
