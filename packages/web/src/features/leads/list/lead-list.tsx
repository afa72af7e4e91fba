import { memo, useRef, useState } from "react";
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

export const LeadList = memo(function LeadList({ visible }: ListProps) {
  const texts = useTexts("leads");
  const { pages } = useTexts("common");
  const isWide = useIsWide();
  const { rows, matches, page, order, setOrder } = visible;
  const selection = useSelection(rows, matches);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLElement>(null);
  if (matches.length === 0) return <NothingFound onReset={visible.reset} />;
  const first = (page - 1) * leadsPerPage + 1;
  const showPage = (next: number) => {
    visible.setPage(next);
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };
  return (
    <section ref={list} className="card min-w-0 overflow-clip">
      {!isWide && <SortSelect order={order} onOrder={setOrder} />}
      {selection.ids.size > 0 && (
        <BulkBar
          count={selection.ids.size}
          matchCount={matches.length}
          onSelectAll={() => selection.selectOnly(matches.map(({ id }) => id))}
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
          {texts.range(first, first + rows.length - 1, matches.length)}
        </p>
        <Pagination page={page} pageCount={visible.pageCount} onChange={showPage} texts={pages} />
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
