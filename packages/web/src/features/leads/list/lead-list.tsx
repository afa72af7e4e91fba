import { memo, Suspense, useRef } from "react";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { LeadCards } from "./table/lead-cards.tsx";
import { LeadTable } from "./table/lead-table.tsx";
import { useHasRoomForTable } from "./use-list-width.ts";
import { leadsPerPage, type VisibleLeads } from "./use-visible-leads.ts";

const BulkBar = lazyPart(async () => (await import("./selection/bulk-bar.tsx")).BulkBar, "lead-tools");

interface ListProps {
  visible: VisibleLeads;
  /** Width of the list in px. Zero while it is unknown. */
  width: number;
}

export const LeadList = memo(function LeadList({ visible, width }: ListProps) {
  const { pages } = useTexts("common");
  const texts = useTexts("leads");
  const { rows, matches, page, order, setOrder } = visible;
  const selection = useSelection(rows, matches);
  const hasRoom = useHasRoomForTable(width);
  const list = useRef<HTMLElement>(null);
  if (matches.length === 0) return <NothingFound onReset={visible.reset} />;
  const first = (page - 1) * leadsPerPage + 1;
  const showPage = (next: number) => {
    visible.setPage(next);
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };
  return (
    <section ref={list} className="card min-w-0 overflow-clip">
      {hasRoom ? (
        <LeadTable {...{ rows, order, onOrder: setOrder, selection, width }} />
      ) : (
        <LeadCards rows={rows} selection={selection} />
      )}
      <footer className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-line border-t py-1.5 pr-2 pl-4">
        <p className="text-ink-muted text-xs tabular-nums">
          {texts.range(first, first + rows.length - 1, matches.length)}
        </p>
        <Pagination page={page} pageCount={visible.pageCount} onChange={showPage} texts={pages} />
      </footer>
      {selection.ids.size > 0 && (
        <CrashBoundary place="control">
          <Suspense fallback={null}>
            <BulkBar matches={matches} selection={selection} />
          </Suspense>
        </CrashBoundary>
      )}
    </section>
  );
});
