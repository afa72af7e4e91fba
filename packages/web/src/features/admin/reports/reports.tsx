import type { Report } from "@linkedpotential/contract/moderation/schema";
import { CircleOff } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../../lib/api/use-pages.ts";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { PageList } from "../../../ui/paged-list.tsx";
import { AdminListSkeleton } from "../admin-list.tsx";
import { reportsQuery } from "../api.ts";
import { groupReports } from "./group-reports.ts";
import { ReportCard } from "./report-card.tsx";

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
  const [deciding, setDeciding] = useState<Report | null>(null);
  return (
    <>
      <PageList
        pages={{ ...pages, items: groupReports(items) }}
        empty={
          <EmptyState
            icon={<CircleOff size={20} aria-hidden />}
            title={texts.empty}
            description={texts.emptyDescription}
          />
        }
        more={{ label: more, failed: moreFailed }}
      >
        {(groups, rows) => (
          <ul ref={rows} aria-label={texts.label} className="flex flex-col gap-4 *:card">
            {groups.map((reports) => (
              <ReportCard key={`${reports[0].userId} ${reports[0].postId}`} reports={reports} onDecide={setDeciding} />
            ))}
          </ul>
        )}
      </PageList>
      {deciding && <DecisionDialog report={deciding} reports={items} onClose={() => setDeciding(null)} />}
    </>
  );
}
