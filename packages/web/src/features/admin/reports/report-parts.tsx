import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Report, ReportedContent } from "@linkedpotential/contract/moderation/schema";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { PersonInSentence } from "./person-link.tsx";

/** Shows who reported the content and why, or that an admin acted without a report. */
export function Occasion({ report }: { report: Report }) {
  const { reports: texts } = useTexts("admin");
  const { report: reportTexts } = useTexts("moderation");
  const language = useLanguage();
  const { timezone } = useUser();
  const { id, isOwnInitiative, reporterId, reporterName, createdAt, reason, explanation } = report;
  const date = dateText(today(new Date(createdAt), timezone), language);
  const number = <span className="tabular-nums">· {texts.number(id)}</span>;
  if (isOwnInitiative) {
    return (
      <p className="text-ink-subtle text-xs">
        {texts.ownInitiative} {number}
      </p>
    );
  }
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium">{reportTexts.reasons[reason]}</p>
      <p className="whitespace-pre-line">{explanation}</p>
      <p className="text-ink-subtle text-xs">
        <PersonInSentence userId={reporterId} name={reporterName} sentence={(name) => texts.by(name, date)} /> {number}
      </p>
    </div>
  );
}

export function Content({ title, content }: { title: string; content: ReportedContent | string }) {
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

export function History({ steps }: Pick<Report, "steps">) {
  const { reports: texts } = useTexts("admin");
  const language = useLanguage();
  const { timezone } = useUser();
  if (steps.length === 0) return null;
  return (
    <ol aria-label={texts.history} className="flex flex-col gap-2 border-line border-l-2 pl-3 text-sm">
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
