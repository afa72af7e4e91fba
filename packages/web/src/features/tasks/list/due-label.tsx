import { dateText, weekdayText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { CalendarDays, CircleAlert, Clock } from "lucide-react";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { dueLabel } from "./due.ts";

interface DueLabelProps {
  dueDate: string | null;
  today: string;
}

/** Shows when a task is due. The text also says "today" or "overdue", because color must never be the only hint. */
export function DueLabel({ dueDate, today }: DueLabelProps) {
  const { due } = useTexts("tasks");
  const language = useLanguage();
  const text = dueText(dueDate, today, due, language);
  const { kind } = dueLabel(dueDate, today);
  if (kind === "overdue")
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone="warn" icon={<CircleAlert size={12} aria-hidden />}>
          {text}
        </Badge>
        {dueDate && (
          <span className="whitespace-nowrap text-ink-subtle text-xs tabular-nums">{dateText(dueDate, language)}</span>
        )}
      </span>
    );
  if (kind === "today")
    return (
      <Badge tone="info" icon={<Clock size={12} aria-hidden />}>
        {text}
      </Badge>
    );
  return (
    <span className="inline-flex min-h-5.5 items-center gap-1.5 text-ink-muted text-xs tabular-nums">
      <CalendarDays size={12} aria-hidden className="text-ink-subtle" />
      {text}
    </span>
  );
}

function dueText(dueDate: string | null, today: string, due: Texts["tasks"]["due"], language: Language): string {
  const label = dueLabel(dueDate, today);
  if (label.kind === "weekday") return due.weekday(weekdayText(label.date, language));
  return label.kind === "date" ? due.date(dateText(label.date, language)) : due[label.kind];
}
