import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { memo, useMemo } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { NothingFound } from "../list/nothing-found.tsx";
import { BoardColumn } from "./board-column.tsx";
import { CardDragProvider } from "./card-drag.tsx";

interface BoardProps {
  /** Leads sorted by latest activity. The columns keep this order. */
  leads: readonly LeadRow[];
  onReset: () => void;
}

export const LeadBoard = memo(function LeadBoard({ leads, onReset }: BoardProps) {
  const { board } = useTexts("leads");
  const columns = useMemo(() => Map.groupBy(leads, ({ status }) => status), [leads]);
  if (leads.length === 0) return <NothingFound onReset={onReset} />;
  return (
    <section
      aria-label={board.label}
      className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-2 overflow-x-auto px-4 pb-3 md:mx-0 md:scroll-px-0 md:px-0"
    >
      <CardDragProvider>
        {leadStatuses.map((status) => (
          <div
            key={status}
            className="isolate flex w-[min(18.5rem,85vw)] min-w-0 shrink-0 snap-start flex-col rounded-lg border border-line bg-sunken md:w-auto md:max-w-80 md:flex-[1_0_11.125rem]"
          >
            <BoardColumn status={status} leads={columns.get(status) ?? none} />
          </div>
        ))}
      </CardDragProvider>
    </section>
  );
});

const none: LeadRow[] = [];
