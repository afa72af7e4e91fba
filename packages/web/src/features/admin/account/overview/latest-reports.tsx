import type { Report } from "@linkedpotential/contract/moderation/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../../../texts/texts.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { reportsQuery } from "../api.ts";
import { useDateTexts } from "../use-date-texts.ts";
import { ShortList, SummaryCard } from "./summary-card.tsx";

/** The latest reports about the account and by it. */
export function LatestReports({ userId }: { userId: number }) {
  const { reports: texts, summaries } = useTexts("admin-account");
  return (
    <SummaryCard title={summaries.reports} tab="reports" linkText={summaries.allReports} failed={texts.failed}>
      <Rows userId={userId} />
    </SummaryCard>
  );
}

function Rows({ userId }: { userId: number }) {
  const { reports: texts, summaries } = useTexts("admin-account");
  const { about, made } = useSuspenseQuery(reportsQuery(userId)).data;
  const aboutIds = new Set(about.map(({ id }) => id));
  const latest = [...about, ...made.filter(({ id }) => !aboutIds.has(id))].sort((one, other) => other.id - one.id);
  return (
    <ShortList label={summaries.reports} items={latest} empty={summaries.noReports}>
      {(report) => (
        <ReportRow key={report.id} report={report} direction={aboutIds.has(report.id) ? texts.about : texts.made} />
      )}
    </ShortList>
  );
}

function ReportRow({ report, direction }: { report: Report; direction: string }) {
  const { reports: texts } = useTexts("admin");
  const { report: reportTexts } = useTexts("moderation");
  const { day } = useDateTexts();
  const { state, postId, reported, isOwnInitiative, reason, createdAt } = report;
  return (
    <li className="flex flex-col gap-1 py-2.5 text-sm [overflow-wrap:anywhere]">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-medium">
          {postId === null ? texts.person : texts.post} {reported.title}
        </h3>
        <Badge tone={state === "open" ? "warn" : "neutral"} className="shrink-0">
          {texts.states[state]}
        </Badge>
      </div>
      <p className="text-ink-muted text-xs">
        {isOwnInitiative ? texts.ownInitiative : `${reportTexts.reasons[reason]} · ${direction}`} · {day(createdAt)}
      </p>
    </li>
  );
}
