import type { Chances } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import { memo, type ReactNode, startTransition, useMemo, useRef, useState } from "react";
import { useDrop } from "react-aria/useDrop";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { weightedValue } from "../deals.ts";
import { cachedLead } from "../lead-cache.ts";
import { BoardCard } from "./board-card.tsx";
import { columnType, leadType } from "./card-drag.tsx";
import { ColumnHead } from "./column-head.tsx";
import { useMove } from "./move-lead.tsx";

interface ColumnProps {
  status: LeadStatus;
  leads: readonly LeadRow[];
  chances: Chances;
}

/** Number of cards that a column shows at first, enough to fill a screen. */
const initialCount = 8;
const moreCount = 24;

// The comparison skips columns whose leads a search or a change elsewhere leaves as they are.
export const BoardColumn = memo(Column, (before, next) => {
  if (before.status !== next.status || before.chances !== next.chances) return false;
  return before.leads.length === next.leads.length && before.leads.every((lead, index) => lead === next.leads[index]);
});

function Column({ status, leads, chances }: ColumnProps) {
  const { board, statuses } = useTexts("leads");
  const [count, setCount] = useState(initialCount);
  const more = Math.min(moreCount, leads.length - count);
  const sum = useMemo(() => leads.reduce((total, lead) => total + (lead.dealValue ?? 0), 0), [leads]);
  const weighted = useMemo(
    () => leads.reduce((total, lead) => total + weightedValue(lead, chances), 0),
    [leads, chances],
  );
  return (
    <>
      <ColumnHead status={status} count={leads.length} sum={sum} weighted={weighted} />
      <CardList status={status} label={board.column(statuses[status], leads.length)}>
        {leads.slice(0, count).map((lead) => (
          <BoardCard key={lead.id} lead={lead} chances={chances} />
        ))}
        {leads.length === 0 && <li className="px-2 py-6 text-center text-ink-subtle text-xs">{board.empty}</li>}
      </CardList>
      {more > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="m-2 mt-0"
          onPress={() => startTransition(() => setCount(count + moreCount))}
        >
          {board.more(more)}
        </Button>
      )}
    </>
  );
}

interface CardListProps extends Pick<ColumnProps, "status"> {
  label: string;
  children: ReactNode;
}

/**
 * List of a column's cards. It is a separate component, because `useDrop` rerenders it when the person switches between
 * keyboard and pointer.
 */
function CardList({ status, label, children }: CardListProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = useMove();
  const { dropProps, isDropTarget } = useDrop({
    ref: list,
    getDropOperation: (types) => (types.has(leadType) && !types.has(columnType(status)) ? "move" : "cancel"),
    onDrop: async ({ items }) => {
      for (const item of items) {
        const lead = item.kind === "text" && cachedLead(Number(await item.getText(leadType)));
        if (lead) move(lead, status);
      }
    },
  });
  return (
    <ul
      {...dropProps}
      ref={list}
      // Focusable, because dragging by keyboard moves the focus to the columns.
      tabIndex={-1}
      aria-label={label}
      data-drop-target={isDropTarget || undefined}
      className="flex min-h-32 flex-1 flex-col gap-1.5 rounded-b-lg p-1.5 transition-colors data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-accent data-drop-target:-outline-offset-2"
    >
      {children}
    </ul>
  );
}
