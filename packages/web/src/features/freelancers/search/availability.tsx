import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { CalendarClock } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";

/** Shows the availability of a freelancer. Shows nothing if the profile does not state one. */
export function Availability({ availability }: Pick<Freelancer, "availability">) {
  const { fields } = useTexts("freelancers");
  if (!availability) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <CalendarClock size={16} aria-hidden className="mt-0.5 shrink-0 text-ink-subtle" />
      <span className="sr-only">{`${fields.availability}: `}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{availability}</span>
    </p>
  );
}
