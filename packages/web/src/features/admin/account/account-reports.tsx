import type { Report } from "@linkedpotential/contract/moderation/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { groupReports } from "../reports/group-reports.ts";
import { ReportCard } from "../reports/report-card.tsx";
import { reportsQuery } from "./api.ts";
import { TabLoad } from "./tab-load.tsx";

const DecisionDialog = lazyDialog(
  async () => (await import("../reports/decision-dialog.tsx")).DecisionDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export function AccountReports({ userId }: { userId: number }) {
  const { reports: texts } = useTexts("admin-account");
  return (
    <TabLoad failed={texts.failed}>
      <Reports userId={userId} />
    </TabLoad>
  );
}

function Reports({ userId }: { userId: number }) {
  const { reports: texts } = useTexts("admin-account");
  const { data } = useSuspenseQuery(reportsQuery(userId));
  const [deciding, setDeciding] = useState<Report | null>(null);
  const { about, made } = data;
  if (about.length + made.length === 0) {
    return <EmptyState icon={<Flag size={20} aria-hidden />} title={texts.none} description={texts.noneHint} />;
  }
  return (
    <>
      <ReportList title={texts.about} reports={about} onDecide={setDeciding} />
      <ReportList title={texts.made} reports={made} onDecide={setDeciding} />
      {deciding && <DecisionDialog report={deciding} reports={about} onClose={() => setDeciding(null)} />}
    </>
  );
}

interface ReportListProps {
  title: string;
  reports: readonly Report[];
  onDecide: (report: Report) => void;
}

function ReportList({ title, reports, onDecide }: ReportListProps) {
  if (reports.length === 0) return null;
  return (
    <section>
      <h2 className="px-4 pt-4 font-semibold text-base">{title}</h2>
      <ul aria-label={title} className="divide-y divide-line">
        {groupReports(reports).map((group) => (
          <ReportCard key={group[0].id} reports={group} onDecide={onDecide} />
        ))}
      </ul>
    </section>
  );
}
