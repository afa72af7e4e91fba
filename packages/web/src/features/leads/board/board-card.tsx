import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/values";
import { GripVertical, Hourglass, Repeat2 } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { GridListItem } from "react-aria-components/GridList";
import { euro } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import { isUntouched } from "../deals.ts";
import { FollowUpLabel } from "../lead/follow-up-label.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { focusWhenDropped } from "./use-board-drop.ts";

/** A lead on the board: a press opens it, the handle drags it, the menu changes its status. */
export function BoardCard({ lead }: { lead: LeadRow }) {
  const { board } = useTexts("leads");
  const { open } = useLeadActions();
  return (
    <GridListItem
      ref={(card) => focusWhenDropped(lead, card)}
      id={lead.id}
      textValue={lead.name}
      onAction={() => open(lead)}
      className="group/card flex cursor-pointer flex-col gap-2 rounded-md border border-line bg-surface p-3 shadow-control outline-none transition-colors data-hovered:border-line-strong data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-focus"
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-medium text-sm leading-snug">{lead.name}</p>
          <p className="text-ink-muted text-xs">{lead.company}</p>
        </div>
        <div className="-mt-1.5 -mr-1.5 flex shrink-0">
          <StatusMenu lead={lead} />
          <Button
            slot="drag"
            aria-label={board.drag(lead.name)}
            className="grid size-8 cursor-grab place-items-center rounded-md text-ink-subtle outline-none hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-focus pointer-coarse:size-10"
          >
            <GripVertical size={16} aria-hidden />
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 tabular-nums">
        <span className="text-sm">
          {lead.dealValue !== null && <span className="font-medium">{euro(lead.dealValue)}</span>}
          <span className="ml-1.5 text-ink-muted text-xs first:ml-0">{lead.closingProbability} %</span>
        </span>
        {(lead.followUpDate || lead.followUpCompleted) && <FollowUpLabel lead={lead} />}
      </div>
      {isUntouched(lead, new Date()) && (
        <Badge tone="warn" icon={<Hourglass size={12} aria-hidden />}>
          {board.untouched}
        </Badge>
      )}
    </GridListItem>
  );
}

function StatusMenu({ lead }: { lead: LeadRow }) {
  const { board, statuses } = useTexts("leads");
  const { changeStatus } = useLeadActions();
  return (
    <LazyMenu
      trigger={<IconButton size="sm" label={board.changeStatus(lead.name)} icon={<Repeat2 size={16} />} />}
      actions={leadStatuses
        .filter((status) => status !== lead.status)
        .map((id) => ({ id, label: statuses[id], onAction: () => changeStatus(lead, id) }))}
    />
  );
}
