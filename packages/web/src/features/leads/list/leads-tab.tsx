import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, useCallback, useEffect, useMemo } from "react";
import { preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { leadsQuery } from "../api.ts";
import { useLeadOrder } from "../lead/lead-order.ts";
import { ImportDialog, LeadDialog } from "../lead-dialogs.ts";
import { prepareSearch } from "../search.ts";
import { defaultLeadOrder, sortLeads } from "../sorting.ts";
import type { LeadView } from "../use-lead-address.ts";
import { LeadFigures } from "./lead-figures.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadToolbar } from "./lead-toolbar.tsx";
import { BoardLoading, ColumnsLoading, ListLoading } from "./list-loading.tsx";
import { useListWidth } from "./use-list-width.ts";
import { useVisibleLeads } from "./use-visible-leads.ts";

const LeadBoard = lazyPart(async () => (await import("../board/lead-board.tsx")).LeadBoard);

interface LeadsTabProps {
  view: LeadView;
  onView: (view: LeadView) => void;
  onCreate: () => void;
  onImport: () => void;
}

export function LeadsTab(props: LeadsTabProps) {
  const { failed } = useTexts("leads");
  const skeleton = props.view === "board" ? <BoardLoading /> : <ListLoading />;
  return (
    <LoadBoundary skeleton={skeleton} failed={failed.title}>
      <Leads {...props} />
    </LoadBoundary>
  );
}

function Leads({ view, onView, onCreate, onImport }: LeadsTabProps) {
  const { data: leads } = useSuspenseQuery(leadsQuery);
  const latest = useMemo(() => sortLeads(leads, defaultLeadOrder), [leads]);
  const tools = useVisibleLeads(latest);
  const [width, measure] = useListWidth();
  useEffect(() => prepareSearch(leads), [leads]);
  useEffect(() => whenIdle(preloadDialogs), []);
  const { sortMatches, searched } = tools;
  useLeadOrder(
    useCallback(() => (view === "list" ? sortMatches() : inColumns(searched)), [view, sortMatches, searched]),
  );
  return (
    <div ref={measure} className="flex min-w-0 flex-col gap-1.5 max-md:-mt-2 md:gap-4">
      <LeadFigures leads={leads} onFollow={tools.clearSearch} />
      {leads.length === 0 ? (
        <NoLeads onCreate={onCreate} onImport={onImport} />
      ) : (
        <>
          <LeadToolbar view={view} onView={onView} leads={leads} tools={tools} width={width} />
          {view === "list" ? (
            <LeadList visible={tools.visible} width={width} />
          ) : (
            <Suspense fallback={<ColumnsLoading />}>
              <LeadBoard leads={tools.searched} onReset={tools.visible.reset} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** Fetches the dialogs that most people open next. */
function preloadDialogs(): void {
  LeadDialog.preload();
  ImportDialog.preload();
}

/** Returns leads in the order of the board, column by column. */
const inColumns = (leads: readonly LeadRow[]): LeadRow[] =>
  leadStatuses.flatMap((status) => leads.filter((lead) => lead.status === status));

function NoLeads({ onCreate, onImport }: Pick<LeadsTabProps, "onCreate" | "onImport">) {
  const texts = useTexts("leads");
  return (
    <section className="card">
      <EmptyState
        icon={<Users size={20} aria-hidden />}
        title={texts.empty.none}
        description={texts.empty.noneHint}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button {...preloadOnIntent(LeadDialog)} onPress={onCreate}>
              {texts.createFirst}
            </Button>
            <Button variant="quiet" {...preloadOnIntent(ImportDialog)} onPress={onImport}>
              {texts.import}
            </Button>
          </div>
        }
      />
    </section>
  );
}
