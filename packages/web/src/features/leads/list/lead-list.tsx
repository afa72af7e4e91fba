import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { BulkBar } from "./selection/bulk-bar.tsx";
import { BulkDeleteDialog } from "./selection/bulk-delete-dialog.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { LeadCards } from "./table/lead-cards.tsx";
import { LeadTable } from "./table/lead-table.tsx";
import { SortSelect } from "./table/sort-select.tsx";
import { leadsPerPage, type VisibleLeads } from "./use-visible-leads.ts";

interface ListProps {
  visible: VisibleLeads;
}

/** The leads as a table, on phones as cards, 25 at a time (LEAD-17 to LEAD-24). */
export const LeadList = memo(function LeadList({ visible }: ListProps) {
  const texts = useTexts("leads");
  const { pages } = useTexts("common");
  const isWide = useIsWide();
  const { rows, found, page, order, setOrder } = visible;
  const selection = useSelection(rows, found);
  const [isAsking, setAsking] = useState(false);
  const top = useTopOfPage(page);
  if (found.length === 0) return <NothingFound onReset={visible.reset} />;
  const first = (page - 1) * leadsPerPage + 1;
  return (
    <section ref={top} className="min-w-0 overflow-clip rounded-lg border border-line bg-surface">
      {!isWide && <SortSelect order={order} onOrder={setOrder} />}
      {selection.ids.size > 0 && (
        <BulkBar
          count={selection.ids.size}
          foundCount={found.length}
          onSelectAll={() => selection.selectOnly(found.map(({ id }) => id))}
          onClear={() => selection.selectOnly([])}
          onDelete={() => setAsking(true)}
        />
      )}
      {isWide ? (
        <LeadTable {...{ rows, order, onOrder: setOrder, selection }} />
      ) : (
        <LeadCards rows={rows} selection={selection} />
      )}
      <footer className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-line border-t py-1.5 pr-2 pl-4">
        <p className="text-ink-muted text-xs tabular-nums">
          {texts.range(first, first + rows.length - 1, found.length)}
        </p>
        <Pagination page={page} pageCount={visible.pageCount} onChange={visible.setPage} texts={pages} />
      </footer>
      <BulkDeleteDialog
        isOpen={isAsking}
        ids={selection.ids}
        onClose={() => setAsking(false)}
        onDone={selection.selectOnly}
      />
    </section>
  );
});

/** Another page begins at its top, where that is out of sight. */
function useTopOfPage(page: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: "start" });
  }, [page]);
  return list;
}
