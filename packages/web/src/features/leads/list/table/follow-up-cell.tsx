import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useLanguage } from "../../../../texts/language.ts";
import { relativeDay } from "../../../../texts/relative-day.ts";
import { FollowUpLabel } from "../../lead/follow-up-label.tsx";
import { followUpTone } from "../../lead/follow-up-tone.ts";
import { useLeadActions } from "../../lead/lead-actions.tsx";

/**
 * Shows date and state of a follow-up. How far away a date is stands below it, or in a tooltip if its state stands
 * there.
 */
export function FollowUpCell({ lead }: { lead: LeadRow }) {
  const language = useLanguage();
  const { today } = useLeadActions();
  const { followUpDate } = lead;
  if (followUpDate === null) return <FollowUpLabel lead={lead} />;
  const distance = relativeDay(followUpDate, today, language);
  const hasState = followUpTone(lead, today) !== "neutral";
  return (
    <span title={hasState ? distance : undefined} className="flex flex-col leading-tight">
      <FollowUpLabel lead={lead} />
      {!hasState && <span className="text-ink-subtle text-xs">{distance}</span>}
    </span>
  );
}
