import { formatGermanDate } from "@linkedpotential/contract/dates";
import { dueLabel } from "@linkedpotential/contract/tasks/rules";
import { CalendarDays, CircleAlert, Clock } from "lucide-react";
import type { Texts } from "../../../texts/areas.ts";
import { getLanguage, locales } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";

interface DueLabelProps {
  dueDate: string | null;
  today: string;
}

/** When a task is due: amber today, red when overdue, always in words too (TASK-38 to TASK-43). */
export function DueLabel({ dueDate, today }: DueLabelProps) {
  const { due } = useTexts("tasks");
  const text = dueText(dueDate, today, due);
  const { kind } = dueLabel(dueDate, today);
  if (kind === "overdue")
    return (
      <span className="inline-flex items-center gap-2">
        <Badge tone="danger" icon={<CircleAlert size={12} aria-hidden />}>
          {text}
        </Badge>
        {dueDate && <span className="text-ink-subtle text-xs tabular-nums">{formatGermanDate(dueDate)}</span>}
      </span>
    );
  if (kind === "today")
    return (
      <Badge tone="warn" icon={<Clock size={12} aria-hidden />}>
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

function dueText(dueDate: string | null, today: string, due: Texts["tasks"]["due"]): string {
  const label = dueLabel(dueDate, today);
  if (label.kind === "weekday") return due.weekday(weekdayName(label.weekday));
  return label.kind === "date" ? due.date(formatGermanDate(label.date)) : due[label.kind];
}

/** The name of an ISO weekday in the shown language; 1 January 2024 was a Monday. */
function weekdayName(weekday: number): string {
  const format = new Intl.DateTimeFormat(locales[getLanguage()], { weekday: "long", timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2024, 0, weekday)));
}
