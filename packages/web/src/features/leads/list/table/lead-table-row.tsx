import { dateText } from "@linkedpotential/contract/date-texts";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type ComponentProps, memo } from "react";
import { useLanguage } from "../../../../texts/language.ts";
import { euro, wholePercent } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/class-names.ts";
import { Tr } from "../../../../ui/table.tsx";
import { FollowUpLabel, followUpBar } from "../../lead/follow-up-label.tsx";
import { followUpTone } from "../../lead/follow-up-tone.ts";
import { useLeadActions } from "../../lead/lead-actions.tsx";
import { LeadMenu } from "../../lead/lead-menu.tsx";
import { leadPress } from "../../lead/lead-press.ts";
import { StatusBadge } from "../../lead/status-badge.tsx";
import { columnClass } from "./lead-columns.ts";

interface RowProps {
  lead: LeadRow;
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
}

/**
 * Row of a lead. A press anywhere on the row opens the lead. The name is a button, so that the keyboard can open it
 * too.
 */
export const LeadTableRow = memo(function LeadTableRow({ lead, isSelected, onSelect }: RowProps) {
  const texts = useTexts("leads");
  const language = useLanguage();
  const { open, today, dayOf } = useLeadActions();
  const tone = followUpTone(lead, today);
  return (
    <Tr
      role="row"
      isSelected={isSelected}
      data-follow-up={tone}
      className={cx(
        "group relative isolate flex cursor-pointer",
        "before:absolute before:inset-y-0 before:left-0 before:w-[3px]",
        followUpBar[tone],
      )}
      {...leadPress(lead, open)}
    >
      <Cell className={columnClass.selection} onClick={(event) => event.stopPropagation()}>
        <Checkbox
          aria-label={texts.select(lead.name)}
          isSelected={isSelected}
          onChange={(selected) => onSelect(lead.id, selected)}
        />
      </Cell>
      <Cell className={columnClass.name}>
        <button
          type="button"
          title={lead.name}
          className="block max-w-full truncate text-left font-medium text-ink group-hover:underline"
        >
          {lead.name}
        </button>
        <span title={lead.company} className="block truncate text-ink-muted text-xs">
          {lead.company}
        </span>
      </Cell>
      <Cell className={columnClass.position}>
        <span title={lead.position} className="line-clamp-2 hyphens-auto text-ink-muted">
          {lead.position}
        </span>
      </Cell>
      <Cell className={columnClass.status}>
        <StatusBadge status={lead.status} />
      </Cell>
      <Cell className={columnClass.closingProbability}>{wholePercent(lead.closingProbability)}</Cell>
      <Cell className={columnClass.nextStep}>
        <span title={lead.nextStep} className="line-clamp-2 hyphens-auto text-ink-muted">
          {lead.nextStep || "–"}
        </span>
      </Cell>
      <Cell className={columnClass.followUpDate}>
        <FollowUpLabel lead={lead} />
      </Cell>
      <Cell className={columnClass.dealValue}>{lead.dealValue === null ? "–" : euro(lead.dealValue)}</Cell>
      <Cell className={cx(columnClass.lastActivity, "text-ink-muted")}>
        {dateText(dayOf(lead.lastActivity), language)}
      </Cell>
      <Cell className={columnClass.actions} onClick={(event) => event.stopPropagation()}>
        <LeadMenu lead={lead} />
      </Cell>
    </Tr>
  );
});

const Cell = (props: ComponentProps<"td">) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a cell without table layout
  <td role="cell" {...props} />
);
