import { dateText, momentText, timeText } from "@linkedpotential/contract/date-texts";
import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import {
  ArrowRightLeft,
  CalendarCheck,
  CalendarPlus,
  CircleSlash,
  MessageSquareReply,
  Phone,
  PhoneCall,
  PhoneMissed,
  Plus,
  Send,
  StickyNote,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useUser } from "../../../lib/session/session.ts";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";

const icons: Record<TimelineEntry["type"], ReactNode> = {
  created: <Plus size={14} />,
  status_changed: <ArrowRightLeft size={14} />,
  follow_up_set: <CalendarPlus size={14} />,
  follow_up_done: <CalendarCheck size={14} />,
  message_sent: <Send size={14} />,
  answered: <MessageSquareReply size={14} />,
  call: <Phone size={14} />,
  meeting: <Users size={14} />,
  reached: <PhoneCall size={14} />,
  not_reached: <PhoneMissed size={14} />,
  no_interest: <CircleSlash size={14} />,
  note: <StickyNote size={14} />,
};

function entryText(
  entry: TimelineEntry,
  { statuses, timeline }: Texts["leads"],
  language: Language,
): string | undefined {
  if ("text" in entry) {
    return [entry.template && timeline.template(entry.template), entry.text].filter(Boolean).join("\n");
  }
  if ("to" in entry) return `${statuses[entry.from]} → ${statuses[entry.to]}`;
  return "date" in entry && entry.date ? dateText(entry.date, language) : undefined;
}

interface EntryRowProps {
  entry: TimelineEntry;
  /** Shows the time only, for entries below the name of their day. */
  isOnDay?: boolean;
}

export function EntryRow({ entry, isOnDay = false }: EntryRowProps) {
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
            {(isOnDay ? timeText : momentText)(new Date(entry.at), language, timezone)}
          </time>
        </div>
        {text && <p className="whitespace-pre-line text-ink-muted text-sm">{text}</p>}
      </div>
    </li>
  );
}
