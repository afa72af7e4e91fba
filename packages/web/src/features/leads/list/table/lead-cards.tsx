import { chanceOf } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { memo } from "react";
import { useUser } from "../../../../lib/session/session.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { euro, wholePercent } from "../../../../texts/numbers.ts";
import { relativeDay } from "../../../../texts/relative-day.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { FollowUpLabel, followUpBar } from "../../lead/follow-up-label.tsx";
import { followUpTone } from "../../lead/follow-up-tone.ts";
import { useLeadActions } from "../../lead/lead-actions.tsx";
import { LeadMenu } from "../../lead/lead-menu.tsx";
import { useOpenLead } from "../../lead/open-lead.ts";
import { StatusBadge } from "../../lead/status-badge.tsx";
import type { Selection } from "../selection/use-selection.ts";

interface CardsProps {
  rows: readonly LeadRow[];
  selection: Selection;
}

export function LeadCards({ rows, selection }: CardsProps) {
  const texts = useTexts("leads");
  return (
    <ul aria-label={texts.table}>
      {rows.map((lead) => (
        <LeadCard key={lead.id} lead={lead} isSelected={selection.ids.has(lead.id)} onSelect={selection.select} />
      ))}
    </ul>
  );
}

interface CardProps {
  lead: LeadRow;
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
}

const LeadCard = memo(function LeadCard({ lead, isSelected, onSelect }: CardProps) {
  const texts = useTexts("leads");
  const language = useLanguage();
  const { open, today } = useLeadActions();
  const { chances } = useUser().workSettings;
  const isOpenLead = useOpenLead() === lead.id;
  const tone = followUpTone(lead, today);
  return (
    <li
      data-lead={lead.id}
      data-follow-up={tone}
      aria-current={isOpenLead || undefined}
      className={cx(
        "relative flex skip-offscreen-28 items-start gap-2 border-line border-b py-3 pr-2 pl-4 last:border-b-0",
        "before:absolute before:inset-y-0 before:left-0 before:w-[3px]",
        followUpBar[tone],
        (isSelected || isOpenLead) && "bg-accent-soft",
      )}
    >
      <Checkbox
        aria-label={texts.select(lead.name)}
        isSelected={isSelected}
        onChange={(selected) => onSelect(lead.id, selected)}
        className="z-1 -my-1 -ml-1 justify-center pointer-coarse:min-w-9"
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          // The pseudo-element covers the card, so that a press anywhere opens the lead.
          className="block max-w-full text-left font-medium text-base leading-snug after:absolute after:inset-0"
          onClick={() => open(lead)}
        >
          {lead.name}
        </button>
        <p className="hyphens-auto text-ink-muted text-sm">
          {lead.company} · {lead.position}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StatusBadge status={lead.status} />
          <span className="text-ink-muted text-xs tabular-nums">{wholePercent(chanceOf(lead, chances))}</span>
          {lead.dealValue !== null && (
            <span className="text-ink-muted text-xs tabular-nums">{euro(lead.dealValue)}</span>
          )}
        </div>
        {lead.nextStep && <p className="mt-2 line-clamp-2 text-sm">{lead.nextStep}</p>}
        {(lead.followUpDate || lead.followUpCompleted) && (
          <div className="mt-2 flex flex-wrap items-center gap-x-2 tabular-nums">
            <FollowUpLabel lead={lead} isInline />
            {lead.followUpDate && !lead.followUpCompleted && tone !== "soon" && (
              <span className="text-ink-subtle text-xs">{relativeDay(lead.followUpDate, today, language)}</span>
            )}
          </div>
        )}
      </div>
      <div className="relative z-1 -my-1">
        <LeadMenu lead={lead} />
      </div>
    </li>
  );
});
