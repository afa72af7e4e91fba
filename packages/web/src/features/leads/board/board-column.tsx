import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/values";
import { memo, type ReactNode, useMemo, useRef } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { weightedValue } from "../deals.ts";
import { BoardCard } from "./board-card.tsx";
import { ColumnHead } from "./column-head.tsx";
import { useBoardDrop } from "./use-board-drop.ts";

interface ColumnProps {
  status: LeadStatus;
  leads: readonly LeadRow[];
  /** The leads whose cards are shown. */
  cards: readonly LeadRow[];
  /** How many a press on "more" would show. */
  more: number;
  onMore: (status: LeadStatus) => void;
}

/** A status with its leads. Cards come and go by drag and drop, by the keyboard too, or by their menu. */
export const BoardColumn = memo(function BoardColumn({ status, leads, cards, more, onMore }: ColumnProps) {
  const { board, statuses } = useTexts("leads");
  const sum = useMemo(() => leads.reduce((total, lead) => total + (lead.dealValue ?? 0), 0), [leads]);
  const weighted = useMemo(() => leads.reduce((total, lead) => total + weightedValue(lead), 0), [leads]);
  return (
    <>
      <ColumnHead status={status} count={leads.length} sum={sum} weighted={weighted} />
      <CardList status={status} label={board.column(statuses[status], leads.length)}>
        {cards.map((lead) => (
          <BoardCard key={lead.id} lead={lead} />
        ))}
        {leads.length === 0 && <li className="px-2 py-6 text-center text-ink-subtle text-xs">{board.empty}</li>}
      </CardList>
      {more > 0 && (
        <Button variant="quiet" size="sm" className="m-2 mt-0" onPress={() => onMore(status)}>
          {board.more(more)}
        </Button>
      )}
    </>
  );
});

interface CardListProps extends Pick<ColumnProps, "status"> {
  label: string;
  children: ReactNode;
}

/**
 * A plain list: react-aria's collections draw all cards anew when one comes. By itself, because `useDrop` draws anew
 * whatever it is in when a person goes from the keyboard to the mouse.
 */
function CardList({ status, label, children }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { dropProps, isDropTarget } = useBoardDrop(status, list);
  return (
    <ul
      {...dropProps}
      ref={list}
      // A drag by keyboard goes from column to column.
      tabIndex={-1}
      aria-label={label}
      data-drop-target={isDropTarget || undefined}
      className="flex min-h-32 flex-1 flex-col gap-1.5 rounded-b-lg p-1.5 transition-colors data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-accent data-drop-target:-outline-offset-2"
    >
      {children}
    </ul>
  );
}
