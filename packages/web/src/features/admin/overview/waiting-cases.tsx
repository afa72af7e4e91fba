import type { WaitingCase, WaitingWork } from "@linkedpotential/contract/admin/overview-schema";
import { dateText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { accountPath } from "../../../lib/navigation/paths.ts";
import { useToday } from "../../../lib/use-today.ts";
import { roughAgeText } from "../../../texts/age-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { callRequestsLink } from "../calls/call-requests-link.ts";

type Kind = WaitingCase["kind"];

/** Returns the address that shows exactly this case. */
function caseLink({ kind, id }: WaitingCase): string {
  if (kind === "dispute") return `${accountPath(id)}?tab=contract`;
  if (kind === "lockObjection") return accountPath(id);
  if (kind === "callRequest") return `?request=${id}`;
  return kind === "report" || kind === "objection" ? `?tab=reports&report=${id}` : `?tab=contracts&declaration=${id}`;
}

const tones: Record<Kind, Tone> = {
  ...{ dispute: "danger", withdrawal: "warn", cancellation: "warn", extraordinary: "warn" },
  ...{ report: "neutral", objection: "info", lockObjection: "info", callRequest: "accent" },
};

/** Lists the most urgent cases, each with its age, its deadline and a link. */
export function WaitingCases({ work }: { work: WaitingWork }) {
  const { waiting: texts } = useTexts("admin-work");
  if (work.cases.length === 0) {
    return (
      <p className="card flex items-center gap-2 px-4 py-3 text-ink-muted text-sm">
        <CircleCheck size={16} className="shrink-0 text-good-text" aria-hidden />
        {texts.empty}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={texts.cases} className="card divide-y divide-line">
        {work.cases.map((one) => (
          <CaseRow key={`${one.kind} ${one.id}`} waiting={one} />
        ))}
      </ul>
      <MoreCases work={work} />
    </div>
  );
}

function CaseRow({ waiting }: { waiting: WaitingCase }) {
  const { waiting: texts } = useTexts("admin-work");
  const language = useLanguage();
  const { kind, title, since, count } = waiting;
  return (
    <li className="flex flex-col gap-x-4 gap-y-1 px-4 py-3 text-sm sm:flex-row sm:items-center">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>
        <Link
          to={caseLink(waiting)}
          className="min-w-0 py-0.5 font-medium text-accent-text [overflow-wrap:anywhere] hover:underline pointer-coarse:py-2"
        >
          {title || texts.former}
        </Link>
        {count > 1 && <span className="text-ink-muted text-xs">{texts.reportCount(numberText(count))}</span>}
      </div>
      <p className="flex flex-wrap gap-x-3 text-ink-muted text-xs tabular-nums sm:justify-end">
        <Deadline waiting={waiting} />
        {since && <time dateTime={since}>{texts.age(roughAgeText(since, new Date(), language, texts.minutes))}</time>}
      </p>
    </li>
  );
}

/** Days before the end of a deadline from which it is highlighted. */
const urgentDays = 3;

/** Texts for cases without a day on which a deadline ends. */
const hints: Record<Kind, "bankDeadline" | "atOnce" | "soon" | "answer"> = {
  ...{ dispute: "bankDeadline", withdrawal: "atOnce", cancellation: "atOnce", extraordinary: "atOnce" },
  ...{ report: "soon", objection: "soon", lockObjection: "soon", callRequest: "answer" },
};

function Deadline({ waiting: { kind, dueOn } }: { waiting: WaitingCase }) {
  const { waiting: texts } = useTexts("admin-work");
  const language = useLanguage();
  const today = useToday();
  if (dueOn) {
    const isOver = dueOn < today;
    const date = dateText(dueOn, language);
    const color = isOver ? "text-danger-text" : dueOn <= addDays(today, urgentDays) ? "text-warn-text" : "";
    const { until, overdue } = kind === "dispute" ? texts.answerBank : texts.refund;
    return <span className={color}>{isOver ? overdue(date) : until(date)}</span>;
  }
  return <span>{texts[hints[kind]]}</span>;
}

const lists = [
  { name: "reports", to: "?tab=reports&state=open", counts: ["reports", "objections"] },
  { name: "lockObjections", to: "?tab=users&objected=true", counts: ["lockObjections"] },
  { name: "declarations", to: "?tab=contracts", counts: ["declarations"] },
  { name: "disputes", to: "?tab=contracts", counts: ["disputes"] },
  { name: "callRequests", to: callRequestsLink, counts: ["callRequests"] },
] as const;

const sumOf = (counted: readonly { count: number }[]): number => counted.reduce((sum, { count }) => sum + count, 0);

/** Links to the complete lists when more cases wait than are shown. */
function MoreCases({ work }: { work: WaitingWork }) {
  const { waiting: texts } = useTexts("admin-work");
  const waiting = lists
    .map((list) => ({ ...list, count: list.counts.reduce((sum, name) => sum + work[name], 0) }))
    .filter(({ count }) => count > 0);
  if (sumOf(waiting) <= sumOf(work.cases)) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-ink-muted text-sm">
      {texts.all}
      {waiting.map(({ name, to }) => (
        <Link key={name} to={to} className="text-accent-text hover:underline">
          {texts[name]}
        </Link>
      ))}
    </p>
  );
}
