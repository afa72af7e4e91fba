import type { Report } from "@linkedpotential/contract/moderation/schema";
import { Link } from "react-router-dom";
import { accountPath, dashboardPath } from "../../../lib/navigation/paths.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { allowedOutcomes } from "./allowed-outcomes.ts";
import type { ReportGroup } from "./group-reports.ts";
import { PersonInSentence } from "./person-link.tsx";
import { Content, History, Occasion } from "./report-parts.tsx";

interface ReportCardProps {
  reports: ReportGroup;
  onDecide: (report: Report) => void;
}

/** Shows what was reported once, with all reports about it. Each report is decided on its own. */
export function ReportCard({ reports, onDecide }: ReportCardProps) {
  const [first] = reports;
  return (
    <li className="grid gap-3 p-4 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_auto]">
      <Heading reports={reports} />
      {reports.length === 1 ? (
        <OnlyReport report={first} onDecide={onDecide} />
      ) : (
        <ReportList reports={reports} onDecide={onDecide} />
      )}
    </li>
  );
}

const titleOf = ({ current, reported }: Report): string => (current ?? reported).title;
const isChanged = ({ reported, current }: Report): boolean => JSON.stringify(reported) !== JSON.stringify(current);

function Heading({ reports }: { reports: ReportGroup }) {
  const { reports: texts } = useTexts("admin");
  const [first] = reports;
  const { state, userId, postId, personName, isHidden } = first;
  const contentPath = useContentPath(first);
  const title = titleOf(first);
  const open = reports.filter((report) => report.state === "open").length;
  return (
    <div className={cx("flex flex-wrap items-center gap-2", reports.length > 1 && "sm:col-span-2")}>
      <Badge tone={open > 0 ? "warn" : "neutral"}>
        {reports.length === 1 ? texts.states[state] : texts.countOf(reports.length, open)}
      </Badge>
      {isHidden && <Badge tone="danger">{texts.hidden}</Badge>}
      <h3 className="min-w-0 flex-1 font-semibold text-sm max-sm:basis-full">
        {postId === null ? texts.person : texts.post}{" "}
        {contentPath ? (
          <Link to={contentPath} className="text-accent-text hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}{" "}
        {postId !== null && (
          <span className="font-normal text-ink-muted">
            <PersonInSentence userId={userId} name={personName} sentence={texts.of} />
          </span>
        )}
      </h3>
    </div>
  );
}

/** Returns the page of the reported person or post. Null for a deleted or hidden post, which no page shows. */
function useContentPath({ userId, postId, current, isHidden }: Report): string | null {
  const { workspace } = useUser();
  if (!current) return null;
  if (postId === null) return accountPath(userId);
  return isHidden ? null : `${dashboardPath(workspace)}?section=community&post=${postId}`;
}

interface OneReportProps {
  report: Report;
  onDecide: (report: Report) => void;
}

function OnlyReport({ report, onDecide }: OneReportProps) {
  const { reports: texts } = useTexts("admin");
  const { reported, current } = report;
  return (
    <>
      <DecideButton report={report} label={texts.decideOf(titleOf(report))} onDecide={onDecide} />
      <div className="flex min-w-0 flex-col gap-3 sm:col-span-2">
        <Occasion report={report} />
        {isChanged(report) ? (
          <div className="grid gap-3 md:grid-cols-2">
            <Content title={texts.reported} content={reported} />
            <Content title={texts.current} content={current ?? texts.gone} />
          </div>
        ) : (
          <Content title={texts.unchanged} content={reported} />
        )}
        <History steps={report.steps} />
      </div>
    </>
  );
}

/** Lists the reports about one content, each with the reported text if it differs from the current one. */
function ReportList({ reports, onDecide }: ReportCardProps) {
  const { reports: texts } = useTexts("admin");
  const [{ current }] = reports;
  const title = titleOf(reports[0]);
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:col-span-2">
      <Content title={reports.some(isChanged) ? texts.current : texts.unchanged} content={current ?? texts.gone} />
      <ul aria-label={texts.listOf(title)} className="divide-y divide-line border-line border-t">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-3 py-3 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="flex min-w-0 flex-col gap-3">
              <Occasion report={report} />
              {isChanged(report) && <Content title={texts.reported} content={report.reported} />}
              <History steps={report.steps} />
            </div>
            <DecideButton
              report={report}
              label={
                report.isOwnInitiative ? texts.decideOf(title) : texts.decideBy(report.reporterName || texts.former)
              }
              onDecide={onDecide}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DecideButtonProps extends OneReportProps {
  /** Accessible name, which tells the buttons of several reports apart. */
  label: string;
}

function DecideButton({ report, label, onDecide }: DecideButtonProps) {
  const { reports: texts } = useTexts("admin");
  if (allowedOutcomes(report).length === 0) return null;
  return (
    <Button
      className="self-start justify-self-start max-sm:order-last"
      aria-label={label}
      onPress={() => onDecide(report)}
    >
      {report.state === "open" ? texts.decide : texts.decideAgain}
    </Button>
  );
}
