import type { Report } from "@linkedpotential/contract/moderation/schema";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { AdminList } from "../admin-list.tsx";
import { reportsQuery } from "../api.ts";
import { ReportCard } from "./report-card.tsx";

const DecisionDialog = lazyDialog(
  async () => (await import("./decision-dialog.tsx")).DecisionDialog,
  ({ onClose }) => onClose(),
);

export function Reports() {
  const { reports: texts } = useTexts("admin");
  const [deciding, setDeciding] = useState<Report | null>(null);
  return (
    <section className="flex flex-col gap-4">
      <h2 className="sr-only">{texts.label}</h2>
      <p className="text-ink-muted text-sm">{texts.about}</p>
      <AdminList query={reportsQuery} empty={{ title: texts.empty, description: texts.emptyDescription }}>
        {(reports, rows) => (
          <ul ref={rows} aria-label={texts.label} className="divide-y divide-line">
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} onDecide={() => setDeciding(report)} />
            ))}
          </ul>
        )}
      </AdminList>
      {deciding && <DecisionDialog report={deciding} onClose={() => setDeciding(null)} />}
    </section>
  );
}
