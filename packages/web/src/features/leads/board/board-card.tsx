import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/statuses";
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
import { useCardDrag } from "./card-drag.tsx";
import { focusIfRequested, requestCardFocus } from "./card-focus.ts";

/**
 * Card of a lead on the board. A press opens the lead. The card's menu, or dragging the card, changes the status. Mouse
 * and touch drag the whole card, the keyboard uses the handle.
 */
export const BoardCard = memo(function BoardCard({ lead }: { lead: LeadRow }) {
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
      data-dragging={isDragging || undefined}
      className="isolate flex skip-offscreen-22 cursor-pointer flex-col gap-2 rounded-md border border-line bg-surface p-2.5 shadow-control transition-colors hover:border-line-strong data-dragging:opacity-50"
    >
      <div>
        <div className="flex items-start">
          <button
            ref={(name) => focusIfRequested(lead, name)}
            type="button"
            title={lead.name}
            onClick={onClick}
            onKeyDown={moveByArrows}
            className="min-w-0 flex-1 text-left font-medium text-sm leading-snug"
          >
            <span className="line-clamp-2 hyphens-auto [overflow-wrap:anywhere]">{lead.name}</span>
          </button>
          <div className="-my-1.5 -mr-2.5 flex shrink-0">
            <StatusMenu lead={lead} />
            <Button
              {...dragButtonProps}
              aria-label={board.drag(lead.name)}
              className="grid size-8 cursor-grab place-items-center rounded-md text-ink-subtle hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 pointer-coarse:hidden"
            >
              <GripVertical size={16} aria-hidden />
            </Button>
          </div>
        </div>
        <p className="flex justify-between gap-2 text-ink-muted text-xs">
          <span title={lead.company} className="min-w-0 truncate">
            {lead.company}
          </span>
          <span className="shrink-0 tabular-nums">{wholePercent(lead.closingProbability)}</span>
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
  const { changeStatus } = useLeadActions();
  const move = (status: LeadStatus) => {
    requestCardFocus(lead, status);
    changeStatus(lead, status);
  };
  return (
    <LazyMenu
      trigger={<IconButton size="sm" label={board.changeStatus(lead.name)} icon={<Repeat2 size={16} />} />}
      actions={leadStatuses
        .filter((status) => status !== lead.status)
        .map((id) => ({ id, label: statuses[id], onAction: () => move(id) }))}
    />
  );
}
