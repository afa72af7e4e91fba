import { useSuspenseQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Suspense, useMemo } from "react";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { leadsQuery } from "../api.ts";
import { defaultLeadOrder, sortLeads } from "../sorting.ts";
import type { LeadView } from "../use-lead-address.ts";
import { LeadList } from "./lead-list.tsx";
import { LeadToolbar } from "./lead-toolbar.tsx";
import { BoardLoading, ColumnsLoading, ListLoading } from "./list-loading.tsx";
import { SummaryCards } from "./summary-cards.tsx";
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
  const { visible, searched, ...tools } = useVisibleLeads(latest);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SummaryCards leads={leads} />
      {leads.length === 0 ? (
        <NoLeads onCreate={onCreate} onImport={onImport} />
      ) : (
        <>
          <LeadToolbar
            view={view}
            onView={onView}
            search={tools.search}
            onSearch={tools.setSearch}
            status={tools.status}
            onStatus={tools.setStatus}
          />
          {view === "list" ? (
            <LeadList visible={visible} />
          ) : (
            <Suspense fallback={<ColumnsLoading />}>
              <LeadBoard leads={searched} onReset={visible.reset} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

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
            <Button onPress={onCreate}>{texts.createFirst}</Button>
            <Button variant="quiet" onPress={onImport}>
              {texts.import}
            </Button>
          </div>
        }
      />
    </section>
  );
}
