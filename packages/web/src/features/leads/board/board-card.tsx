import { type Chances, chanceOf } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { GripVertical, Hourglass, Repeat2 } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, memo } from "react";
import { Button } from "react-aria-components/Button";
import { wholeEuro, wholePercent } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import { isUntouched } from "../deals.ts";
import { FollowUpDay } from "../lead/follow-up-label.tsx";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { leadPress } from "../lead/lead-press.ts";
import { cutText } from "../list/table/full-text.ts";
import { useCardDrag } from "./card-drag.tsx";
import { focusIfRequested } from "./card-focus.ts";
import { useMove } from "./move-lead.tsx";

interface CardProps {
  lead: LeadRow;
  chances: Chances;
}

/**
 * Card of a lead on the board. A press opens the lead. The card's menu, or dragging the card, changes the status. Mouse
 * and touch drag the whole card, the keyboard uses the handle.
 */
export const BoardCard = memo(function BoardCard({ lead, chances }: CardProps) {
  const { board } = useTexts("leads");
  const { open } = useLeadActions();
  const { dragProps, dragButtonProps, isDragging } = useCardDrag(lead);
  const { onClick, ...middleButton } = leadPress(lead, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the lead's name is a button that does the same
    <li
      {...dragProps}
      onClick={(event) => isOnCard(event) && onClick(event)}
      {...middleButton}
      data-lead={lead.id}
      data-dragging={isDragging || undefined}
      className="group isolate flex skip-offscreen-22 cursor-pointer flex-col gap-2 rounded-md border border-line bg-surface p-2.5 shadow-control transition-colors hover:border-line-strong data-dragging:opacity-50"
    >
      <div>
        <div className="relative flex items-start pointer-coarse:pr-9">
          <button
            ref={(name) => focusIfRequested(lead, name)}
            type="button"
            onClick={onClick}
            onKeyDown={moveByArrows}
            className="min-w-0 flex-1 text-left font-medium text-sm leading-snug"
          >
            <span {...cutText} className="line-clamp-2 hyphens-auto [overflow-wrap:anywhere]">
              {lead.name}
            </span>
          </button>
          <div className="-top-1 -right-1.5 absolute z-1 flex rounded-md bg-surface opacity-0 focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
            <StatusMenu lead={lead} />
            <Button
              {...dragButtonProps}
              aria-label={board.drag(lead.name)}
              className="grid size-6 cursor-grab place-items-center rounded-md text-ink-subtle hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 pointer-coarse:hidden"
            >
              <GripVertical size={16} aria-hidden />
            </Button>
          </div>
        </div>
        <p className="flex justify-between gap-2 text-ink-muted text-xs">
          <span {...cutText} className="min-w-0 truncate">
            {lead.company}
          </span>
          <span className="shrink-0 tabular-nums">{wholePercent(chanceOf(lead, chances))}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums empty:hidden">
        {lead.dealValue !== null && <span className="font-medium text-sm">{wholeEuro(lead.dealValue)}</span>}
        <FollowUpDay lead={lead} />
      </div>
      {isUntouched(lead, new Date()) && (
        <Badge tone="warn" icon={<Hourglass size={12} aria-hidden />}>
          {board.untouched}
        </Badge>
      )}
    </li>
  );
});

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const card = event.currentTarget.closest("li");
  const next = { ArrowDown: card?.nextElementSibling, ArrowUp: card?.previousElementSibling }[event.key];
  if (!next) return;
  event.preventDefault();
  next.querySelector("button")?.focus();
}

/**
 * Returns false for presses on the card's buttons and in their menus. A menu is in a portal, but React bubbles its
 * events to the card.
 */
const isOnCard = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && currentTarget.contains(target) && !target.closest("button");

function StatusMenu({ lead }: { lead: LeadRow }) {
  const { board, statuses } = useTexts("leads");
  const move = useMove();
  return (
    <LazyMenu
      trigger={
        <IconButton
          size="sm"
          label={board.changeStatus(lead.name)}
          icon={<Repeat2 size={16} />}
          className="pointer-fine:size-6"
        />
      }
      actions={leadStatuses
        .filter((status) => status !== lead.status)
        .map((id) => ({ id, label: statuses[id], onAction: () => move(lead, id) }))}
    />
  );
}
