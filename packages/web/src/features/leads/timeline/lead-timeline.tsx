import { dateText, momentText } from "@linkedpotential/contract/date-texts";
import type { NewTouch, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import {
  ArrowRightLeft,
  CalendarCheck,
  CalendarPlus,
  MessageSquareReply,
  Phone,
  Plus,
  Send,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Form } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useTimeline } from "../api.ts";
import { TouchForm } from "./touch-form.tsx";

const icons: Record<TimelineEntry["type"], ReactNode> = {
  created: <Plus size={14} />,
  status_changed: <ArrowRightLeft size={14} />,
  follow_up_set: <CalendarPlus size={14} />,
  follow_up_done: <CalendarCheck size={14} />,
  message_sent: <Send size={14} />,
  answered: <MessageSquareReply size={14} />,
  call: <Phone size={14} />,
  meeting: <Users size={14} />,
};

export function LeadTimeline({ leadId, touch }: { leadId: number; touch: Form<NewTouch> }) {
  const { timeline } = useTexts("leads");
  return (
    <div className="flex flex-col gap-6">
      <TouchForm form={touch} />
      <section aria-label={timeline.list}>
        <LoadBoundary skeleton={<LoadingEntries />} failed={timeline.failed}>
          <Entries leadId={leadId} />
        </LoadBoundary>
      </section>
    </div>
  );
}

function LoadingEntries() {
  const { loading } = useTexts("common");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </Loading>
  );
}

function Entries({ leadId }: { leadId: number }) {
  const { timeline } = useTexts("leads");
  const entries = useTimeline(leadId);
  if (entries.length === 0) return <p className="text-ink-muted text-sm">{timeline.empty}</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function entryText(entry: TimelineEntry, { statuses }: Texts["leads"], language: Language): string | undefined {
  if ("text" in entry) return entry.text;
  if ("to" in entry) return `${statuses[entry.from]} → ${statuses[entry.to]}`;
  return "date" in entry && entry.date ? dateText(entry.date, language) : undefined;
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const texts = useTexts("leads");
  const language = useLanguage();
  const { timezone } = useUser();
  const text = entryText(entry, texts, language);
  return (
    <li className="group relative flex gap-3 pb-5 last:pb-0">
      <span aria-hidden="true" className="absolute top-8 bottom-1 left-3.5 w-px bg-line group-last:hidden" />
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted"
      >
        {icons[entry.type]}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="font-medium text-sm">{texts.timeline.types[entry.type]}</p>
          <time dateTime={entry.at} className="text-ink-subtle text-xs tabular-nums">
            {momentText(new Date(entry.at), language, timezone)}
          </time>
        </div>
        {text && <p className="whitespace-pre-line text-ink-muted text-sm">{text}</p>}
      </div>
    </li>
  );
}
