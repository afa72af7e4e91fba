import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@linkedpotential/contract/leads/values";
import { memo, useCallback, useMemo, useState } from "react";
import { useGradually } from "../../../lib/use-gradually.ts";
import { useTexts } from "../../../texts/texts.ts";
import { NothingFound } from "../list/nothing-found.tsx";
import { leadSearch } from "../search.ts";
import { BoardColumn } from "./board-column.tsx";
import { CardDragProvider } from "./card-drag.tsx";

interface BoardProps {
  /** The latest activity first. */
  leads: readonly LeadRow[];
  search: string;
  onReset: () => void;
}

/** The pipeline: a column for each status, the latest activity on top (D43). */
export const LeadBoard = memo(function LeadBoard({ leads, search, onReset }: BoardProps) {
  const { board } = useTexts("leads");
  const columns = useMemo(() => {
    const found = Map.groupBy(leads.filter(leadSearch(search)), ({ status }) => status);
    return leadStatuses.map((status) => found.get(status) ?? none);
  }, [leads, search]);
  const [counts, setCounts] = useState<Partial<Record<LeadStatus, number>>>({});
  const cards = useMemo(
    () => columns.map((column, index) => column.slice(0, counts[leadStatuses[index] ?? "new"] ?? begin)),
    [columns, counts],
  );
  const shownCards = useGradually(cards);
  const [shownColumns = []] = useGradually<LeadStatus>(allColumns);
  const showMore = useCallback(
    (status: LeadStatus) => setCounts((before) => ({ ...before, [status]: (before[status] ?? begin) + step })),
    [],
  );
  if (columns.every((column) => column.length === 0)) return <NothingFound onReset={onReset} />;
  return (
    <section
      aria-label={board.label}
      className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto px-4 pb-3 md:mx-0 md:scroll-px-0 md:px-0"
    >
      <CardDragProvider>
        {leadStatuses.map((status, index) => (
          <div
            key={status}
            className="isolate flex w-[min(18.5rem,85vw)] min-w-0 shrink-0 snap-start flex-col rounded-lg border border-line bg-sunken md:w-auto md:max-w-80 md:flex-[1_0_12.25rem]"
          >
            {shownColumns.includes(status) && (
              <BoardColumn
                status={status}
                leads={columns[index] ?? none}
                cards={shownCards[index] ?? none}
                cardCount={cards[index]?.length ?? 0}
                more={Math.min(step, (columns[index]?.length ?? 0) - (cards[index]?.length ?? 0))}
                onMore={showMore}
              />
            )}
          </div>
        ))}
      </CardDragProvider>
    </section>
  );
});

const allColumns = [leadStatuses];
const none: LeadRow[] = [];
/** Cards that a column begins with: more than a screen shows. */
const begin = 8;
/** How many more each press shows. */
const step = 24;
