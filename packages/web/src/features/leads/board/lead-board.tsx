import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { memo, useMemo } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { NothingFound } from "../list/nothing-found.tsx";
import { showFullText } from "../list/table/full-text.ts";
import { BoardColumn } from "./board-column.tsx";
import { CardDragProvider } from "./card-drag.tsx";
import { MoveProvider } from "./move-lead.tsx";

interface BoardProps {
  /** Leads sorted by latest activity. The columns keep this order. */
  leads: readonly LeadRow[];
  onReset: () => void;
}

/** Columns of leads by status. The board scrolls on its own, so that the column heads stay visible. */
export const LeadBoard = memo(function LeadBoard({ leads, onReset }: BoardProps) {
  const { board } = useTexts("leads");
  const { chances } = useUser().workSettings;
  const columns = useMemo(() => Map.groupBy(leads, ({ status }) => status), [leads]);
  if (leads.length === 0) return <NothingFound onReset={onReset} />;
  return (
    <section
      aria-label={board.label}
      onPointerOver={showFullText}
      className="-mx-4 flex max-h-[calc(100dvh-9rem)] snap-x snap-proximity scroll-px-4 gap-2 overflow-auto px-4 pb-3 short:max-h-none md:mx-0 md:max-h-[calc(100dvh-5rem)] md:scroll-px-0 md:px-0 print:max-h-none"
    >
      <MoveProvider>
        <CardDragProvider>
          {leadStatuses.map((status) => (
            <div
              key={status}
              className="isolate flex h-max min-h-full w-[min(18.5rem,85vw)] min-w-0 shrink-0 snap-start flex-col rounded-lg border border-line bg-sunken md:w-auto md:max-w-80 md:flex-[1_0_11.125rem]"
            >
              <BoardColumn status={status} leads={columns.get(status) ?? none} chances={chances} />
            </div>
          ))}
        </CardDragProvider>
      </MoveProvider>
    </section>
  );
});

const none: LeadRow[] = [];
