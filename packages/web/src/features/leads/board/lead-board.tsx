import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/values";
import { memo, startTransition, useCallback, useMemo, useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { NothingFound } from "../list/nothing-found.tsx";
import { BoardColumn } from "./board-column.tsx";
import { CardDragProvider } from "./card-drag.tsx";

interface BoardProps {
  /** The latest activity first. */
  leads: readonly LeadRow[];
  onReset: () => void;
}

/** The pipeline: a column for each status, the latest activity on top (D43). */
export const LeadBoard = memo(function LeadBoard({ leads, onReset }: BoardProps) {
  const columns = useMemo(() => {
    const found = Map.groupBy(leads, ({ status }) => status);
    return leadStatuses.map((status) => found.get(status) ?? none);
  }, [leads]);
  if (leads.length === 0) return <NothingFound onReset={onReset} />;
  return <Columns columns={columns} />;
});

interface ColumnsProps {
  columns: readonly (readonly LeadRow[])[];
}

function Columns({ columns }: ColumnsProps) {
  const { board } = useTexts("leads");
  const [counts, setCounts] = useState<Partial<Record<LeadStatus, number>>>({});
  const cards = useMemo(
    () => columns.map((column, index) => column.slice(0, counts[leadStatuses[index] ?? "new"] ?? begin)),
    [columns, counts],
  );
  const showMore = useCallback(
    (status: LeadStatus) =>
      startTransition(() => setCounts((before) => ({ ...before, [status]: (before[status] ?? begin) + step }))),
    [],
  );
  return (
    <section
      aria-label={board.label}
      className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-2 overflow-x-auto px-4 pb-3 md:mx-0 md:scroll-px-0 md:px-0"
    >
      <CardDragProvider>
        {leadStatuses.map((status, index) => (
          <div
            key={status}
            className="isolate flex w-[min(18.5rem,85vw)] min-w-0 shrink-0 snap-start flex-col rounded-lg border border-line bg-sunken md:w-auto md:max-w-80 md:flex-[1_0_11.125rem]"
          >
            <BoardColumn
              status={status}
              leads={columns[index] ?? none}
              cards={cards[index] ?? none}
              more={Math.min(step, (columns[index]?.length ?? 0) - (cards[index]?.length ?? 0))}
              onMore={showMore}
            />
          </div>
        ))}
      </CardDragProvider>
    </section>
  );
}

const none: LeadRow[] = [];
/** Cards that a column begins with: more than a screen shows. */
const begin = 8;
/** How many more each press shows. */
const step = 24;
