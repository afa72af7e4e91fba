import type { Report } from "@linkedpotential/contract/moderation/schema";
import { CircleOff, SearchX } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../../lib/api/use-pages.ts";
import { useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { PageList } from "../../../ui/paged-list.tsx";
import { AdminListSkeleton } from "../admin-list.tsx";
import { reportsQuery } from "../api.ts";
import { groupReports } from "./group-reports.ts";
import { ReportCard } from "./report-card.tsx";
import { filterGroups, ReportFilters, reportParameters } from "./report-filters.tsx";

const DecisionDialog = lazyDialog(
  async () => (await import("./decision-dialog.tsx")).DecisionDialog,
  ({ onClose }) => onClose(),
);

export function Reports() {
  const { reports: texts, loadFailed } = useTexts("admin");
  return (
    <section className="flex flex-col gap-4">
      <h2 className="sr-only">{texts.label}</h2>
      <p className="text-ink-muted text-sm">{texts.about}</p>
      <LoadBoundary skeleton={<AdminListSkeleton />} failed={loadFailed}>
        <ReportPages />
      </LoadBoundary>
    </section>
  );
}

function ReportPages() {
  const { reports: texts, more, moreFailed } = useTexts("admin");
  const { items, ...pages } = usePages(reportsQuery);
  const [view, setView] = useListState(reportParameters);
  const [deciding, setDeciding] = useState<Report | null>(null);
  const groups = filterGroups(groupReports(items), view);
  return (
    <>
      {items.length > 0 && <ReportFilters view={view} onChange={setView} />}
      <PageList
        pages={{ ...pages, items: groups }}
        empty={items.length > 0 ? <NoMatch /> : <NoReports />}
        more={{ label: more, failed: moreFailed }}
      >
        {(shown, rows) =>
          shown.length === 0 ? (
            <NoMatch />
          ) : (
            <ul ref={rows} aria-label={texts.label} className="flex flex-col gap-4 *:card">
              {shown.map((reports) => (
                <ReportCard
                  key={`${reports[0].userId} ${reports[0].postId}`}
                  reports={reports}
                  onDecide={setDeciding}
                />
              ))}
            </ul>
          )
        }
      </PageList>
      {deciding && <DecisionDialog report={deciding} reports={items} onClose={() => setDeciding(null)} />}
    </>
  );
}

function NoReports() {
  const { reports: texts } = useTexts("admin");
  return (
    <EmptyState icon={<CircleOff size={20} aria-hidden />} title={texts.empty} description={texts.emptyDescription} />
  );
}

function NoMatch() {
  const { reports: texts } = useTexts("admin");
  return <EmptyState icon={<SearchX size={20} aria-hidden />} title={texts.none} description={texts.noneHint} />;
}
