import { dateText, dayMonthText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { AlertTriangle, CalendarClock, Check } from "lucide-react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { type FollowUpTone, followUpTone } from "./follow-up-tone.ts";
import { useLeadActions } from "./lead-actions.tsx";

const toneClasses: Record<FollowUpTone, string> = {
  completed: "text-good-text",
  overdue: "text-warn-text",
  soon: "text-info-text",
  neutral: "text-ink-muted",
};
const icons = { completed: Check, overdue: AlertTriangle, soon: CalendarClock, neutral: null } as const;

/** Classes of the colored bar at the left edge of a row. `FollowUpLabel` states the same in words. */
export const followUpBar: Record<FollowUpTone, string> = {
  completed: "before:bg-good",
  overdue: "before:bg-warn",
  soon: "before:bg-info",
  neutral: "",
};

export function FollowUpLabel({ lead, isInline = false }: { lead: LeadRow; isInline?: boolean }) {
  const { followUp: texts } = useTexts("leads");
  const language = useLanguage();
  const { today } = useLeadActions();
  const tone = followUpTone(lead, today);
  if (!lead.followUpDate && tone === "neutral") {
    return (
      <span className="text-ink-subtle">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{texts.none}</span>
      </span>
    );
  }
  const Icon = icons[tone];
  const state = stateText(lead, tone, today, texts);
  return (
    <span
      className={cx(
        "inline-flex leading-tight",
        isInline ? "flex-wrap items-center gap-x-2 gap-y-0.5" : "flex-col",
        toneClasses[tone],
      )}
    >
      {lead.followUpDate && <span className="whitespace-nowrap text-sm">{dateText(lead.followUpDate, language)}</span>}
      {state && (
        <span className="inline-flex items-center gap-1 font-medium text-xs">
          {Icon && <Icon size={12} aria-hidden />}
          {state}
        </span>
      )}
    </span>
  );
}

/** Due date at the end of a line: today and tomorrow as words, other days of this year without the year. */
export function FollowUpDay({ lead }: { lead: LeadRow }) {
  const { followUp: texts } = useTexts("leads");
  const language = useLanguage();
  const { today } = useLeadActions();
  const tone = followUpTone(lead, today);
  const Icon = icons[tone];
  const date = lead.followUpDate;
  const state = stateText(lead, tone, today, texts);
  const isNamed = tone === "completed" || tone === "soon";
  if (!date && !state) return null;
  return (
    <span
      title={date ? dateText(date, language) : undefined}
      // Without `relative` the screen-reader text would make the page wider than the scrolling board.
      className={cx("relative ml-auto inline-flex items-center gap-1 font-medium text-xs", toneClasses[tone])}
    >
      {Icon && <Icon size={12} aria-hidden />}
      {state && !isNamed && <span className="sr-only">{state}</span>}
      {isNamed || !date ? state : (date.slice(0, 4) === today.slice(0, 4) ? dayMonthText : dateText)(date, language)}
    </span>
  );
}

type Labels = Record<"completed" | "overdue" | "today" | "tomorrow", string>;

function stateText(lead: LeadRow, tone: FollowUpTone, today: string, texts: Labels): string {
  if (tone === "completed") return texts.completed;
  if (tone === "overdue") return texts.overdue;
  if (tone === "neutral") return "";
  return lead.followUpDate === addDays(today, 1) ? texts.tomorrow : texts.today;
}
