import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Report, ReportedContent } from "@linkedpotential/contract/moderation/schema";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";

interface ReportCardProps {
  report: Report;
  onDecide: () => void;
}

export function ReportCard({ report, onDecide }: ReportCardProps) {
  const { reports: texts } = useTexts("admin");
  const { reported, current, state, isHidden, postId, personName } = report;
  const isUnchanged = JSON.stringify(reported) === JSON.stringify(current);
  return (
    <li className="grid gap-3 p-4 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state === "open" ? "warn" : "neutral"}>{texts.states[state]}</Badge>
        {isHidden && <Badge tone="danger">{texts.hidden}</Badge>}
        <h3 className="min-w-0 flex-1 font-semibold text-sm max-sm:basis-full">
          {postId === null ? texts.person : texts.post} {reported.title}{" "}
          {postId !== null && (
            <span className="font-normal text-ink-muted">{texts.of(personName || texts.former)}</span>
          )}
        </h3>
      </div>
      <Button
        className="self-start justify-self-start max-sm:order-last"
        aria-label={texts.decideOf(reported.title)}
        onPress={onDecide}
      >
        {state === "open" ? texts.decide : texts.decideAgain}
      </Button>
      <Occasion report={report} />
      <div className={cx("grid gap-3 sm:col-span-2", !isUnchanged && "md:grid-cols-2")}>
        <Content title={isUnchanged ? texts.unchanged : texts.reported} content={reported} />
        {!isUnchanged && <Content title={texts.current} content={current ?? texts.gone} />}
      </div>
      <History steps={report.steps} />
    </li>
  );
}

/** Shows who reported the content and why, or that an admin acted without a report. */
function Occasion({ report }: Pick<ReportCardProps, "report">) {
  const { reports: texts } = useTexts("admin");
  const { report: reportTexts } = useTexts("moderation");
  const language = useLanguage();
  const { timezone } = useUser();
  const { id, isOwnInitiative, reporterName, createdAt, reason, explanation } = report;
  const number = <span className="tabular-nums">· {texts.number(id)}</span>;
  if (isOwnInitiative) {
    return (
      <p className="text-ink-subtle text-xs sm:col-span-2">
        {texts.ownInitiative} {number}
      </p>
    );
  }
  return (
    <div className="text-sm sm:col-span-2">
      <p className="font-medium">{reportTexts.reasons[reason]}</p>
      <p className="whitespace-pre-line">{explanation}</p>
      <p className="text-ink-subtle text-xs">
        {texts.by(reporterName || texts.former, dateText(today(new Date(createdAt), timezone), language))} {number}
      </p>
    </div>
  );
}

function Content({ title, content }: { title: string; content: ReportedContent | string }) {
  return (
    <div className="rounded-md bg-sunken p-3 text-sm">
      <h4 className="mb-1 font-medium text-ink-muted text-xs">{title}</h4>
      {typeof content === "string" ? (
        <p className="text-ink-muted">{content}</p>
      ) : (
        <>
          <p className="font-medium">{content.title}</p>
          <p className="whitespace-pre-line">{content.text}</p>
          {content.details.length > 0 && <p className="mt-1 text-ink-muted">{content.details.join(" · ")}</p>}
          {content.linkedinUrl && <p className="mt-1 text-ink-muted">{content.linkedinUrl}</p>}
        </>
      )}
    </div>
  );
}

function History({ steps }: Pick<Report, "steps">) {
  const { reports: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  if (steps.length === 0) return null;
  return (
    <ol aria-label={texts.history} className="flex flex-col gap-2 border-line border-l-2 pl-3 text-sm sm:col-span-2">
      {steps.map(({ kind, text, ground, at }) => (
        <li key={at}>
          <span className="font-medium">{texts.steps[kind]}</span>{" "}
          <time dateTime={at} className="text-ink-subtle text-xs">
            {momentText(new Date(at), language, timezone)}
          </time>
          {ground && <p className="text-ink-muted">{texts.grounds[ground]}</p>}
          <p className="whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
