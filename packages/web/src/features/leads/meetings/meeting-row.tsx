import { dateText } from "@linkedpotential/contract/date-texts";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Check } from "lucide-react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { StatusBadge } from "../lead/status-badge.tsx";

interface RowProps {
  lead: LeadRow;
  hasDate: boolean;
}

export function MeetingRow({ lead, hasDate }: RowProps) {
  const { meetings, followUp } = useTexts("leads");
  const language = useLanguage();
  const { open, completeFollowUp } = useLeadActions();
  const note = lead.followUpNotes || lead.nextStep;
  return (
    <li className="relative flex items-start gap-3 border-line border-b py-3 pr-2 pl-4 [overflow-wrap:anywhere] last:border-b-0 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            className="text-left font-medium after:absolute after:inset-0"
            onClick={() => open(lead)}
          >
            {lead.name}
          </button>
          <span className="text-ink-muted text-sm">{lead.company}</span>
          <StatusBadge status={lead.status} />
          {hasDate && lead.followUpDate && (
            <span className="text-warn-text text-xs tabular-nums">{dateText(lead.followUpDate, language)}</span>
          )}
        </div>
        {note && <p className="mt-1 text-ink-muted text-sm">{note}</p>}
      </div>
      <span className="relative z-1 shrink-0">
        <Tooltip text={followUp.markDone} placement="left">
          <IconButton
            size="sm"
            variant="secondary"
            label={meetings.done(lead.name)}
            icon={<Check size={16} />}
            onPress={() => completeFollowUp(lead)}
          />
        </Tooltip>
      </span>
    </li>
  );
}
