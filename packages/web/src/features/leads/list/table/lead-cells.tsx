import { dateText } from "@linkedpotential/contract/date-texts";
import { chanceOf, hasOwnChance } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { ReactNode } from "react";
import { useUser } from "../../../../lib/session/session.ts";
import type { Texts } from "../../../../texts/areas.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { euro, wholePercent } from "../../../../texts/numbers.ts";
import { relativeDay } from "../../../../texts/relative-day.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { isOpen } from "../../deals.ts";
import { useLeadActions } from "../../lead/lead-actions.tsx";
import { StatusBadge } from "../../lead/status-badge.tsx";
import { FollowUpCell } from "./follow-up-cell.tsx";
import { cutText } from "./full-text.ts";
import type { ShownColumn, TableColumn } from "./lead-columns.ts";

type LeadTexts = Texts["leads"];

const empty = "–";
const cells: Record<TableColumn, (lead: LeadRow, texts: LeadTexts, column: ShownColumn) => ReactNode> = {
  name: ({ name, position }, _, { hasPosition }) => <NameCell name={name} position={hasPosition ? position : null} />,
  company: ({ company }) => <CutText className="text-ink">{company}</CutText>,
  position: ({ position }) => <CutText>{position}</CutText>,
  salutation: ({ salutation }, { salutations }) => (salutation ? salutations[salutation] : empty),
  status: ({ status }) => <StatusBadge status={status} />,
  closingProbability: (lead) => <Chance lead={lead} />,
  temperature: ({ temperature }, { temperatures }) => (temperature ? temperatures[temperature] : empty),
  priorityClass: ({ priorityClass }) => priorityClass ?? empty,
  source: ({ source }, texts) => <CutText>{source ? texts.source(source) : empty}</CutText>,
  tags: ({ tags }) => <CutText>{tags.join(", ") || empty}</CutText>,
  nextStep: ({ nextStep }) => <CutText>{nextStep || empty}</CutText>,
  followUpDate: (lead) => <FollowUpCell lead={lead} />,
  rhythmWeeks: ({ rhythmWeeks }, { columns }) => (rhythmWeeks ? columns.everyWeeks(rhythmWeeks) : empty),
  dealValue: ({ dealValue }) => (dealValue === null ? empty : euro(dealValue)),
  lastActivity: (lead) => <LastActivity lead={lead} />,
};

/** Shows the value of a lead in a column. */
export const LeadCell = ({ lead, column }: { lead: LeadRow; column: ShownColumn }): ReactNode =>
  cells[column.id](lead, useTexts("leads"), column);

const NameCell = ({ name, position }: { name: string; position: string | null }) => (
  <div className="flex min-w-0 items-center gap-2">
    <span className="@max-[44rem]:hidden">
      <Avatar name={name} size="sm" />
    </span>
    <div className="min-w-0 leading-tight">
      <button type="button" className="block max-w-full text-left font-medium text-ink group-hover:underline">
        <span {...cutText} className="block truncate">
          {name}
        </span>
      </button>
      {position !== null && (
        <span {...cutText} className="block truncate text-ink-muted text-xs">
          {position}
        </span>
      )}
    </div>
  </div>
);

const CutText = ({ children, className = "text-ink-muted" }: { children: string; className?: string }) => (
  <span {...cutText} className={`block truncate ${className}`}>
    {children}
  </span>
);

/** Shows the chance to win a lead. That of its status is gray and says where it comes from. */
function Chance({ lead }: { lead: LeadRow }) {
  const { columns } = useTexts("leads");
  const { chances } = useUser().workSettings;
  const chance = wholePercent(chanceOf(lead, chances));
  if (hasOwnChance(lead) || !isOpen(lead)) return chance;
  return (
    <span title={columns.defaultChance} className="text-ink-subtle">
      {chance}
    </span>
  );
}

function LastActivity({ lead }: { lead: LeadRow }) {
  const language = useLanguage();
  const { today, dayOf } = useLeadActions();
  const day = dayOf(lead.lastActivity);
  return (
    <time dateTime={day} title={dateText(day, language)} className="block truncate text-ink-muted">
      {relativeDay(day, today, language)}
    </time>
  );
}
