import { addDays, formatGermanDate } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { CalendarClock } from "lucide-react";
import { useMemo } from "react";
import { errorText } from "../../texts/error-text.ts";
import { locales, useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { useLeads } from "./api.ts";
import { useLeadActions } from "./lead-actions.tsx";
import { ListLoading } from "./list-loading.tsx";
import { MeetingRow } from "./meeting-row.tsx";

const none: never[] = [];

/** The open follow-ups by day, overdue ones first (D18). */
export function MeetingsTab() {
  const { meetings, failed } = useTexts("leads");
  const { retry } = useTexts("common");
  const { data: leads = none, error, isPending, refetch } = useLeads();
  const days = useMemo(() => followUpsByDay(leads), [leads]);
  if (isPending) return <ListLoading />;
  if (error && leads.length === 0) {
    return (
      <ErrorState
        title={failed.title}
        description={errorText(error)}
        retryLabel={retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (days.length === 0) {
    return (
      <section className="rounded-lg border border-line bg-surface">
        <EmptyState
          icon={<CalendarClock size={20} aria-hidden />}
          title={meetings.empty}
          description={meetings.emptyHint}
        />
      </section>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {days.map(([date, dayLeads]) => (
        <Day key={date} date={date} leads={dayLeads} />
      ))}
    </div>
  );
}

function followUpsByDay(leads: readonly LeadRow[]): [string, LeadRow[]][] {
  const open = leads.filter((lead) => lead.followUpDate !== null && !lead.followUpCompleted);
  return [...Map.groupBy(open, ({ followUpDate }) => followUpDate ?? "")].sort(([a], [b]) => (a < b ? -1 : 1));
}

function Day({ date, leads }: { date: string; leads: readonly LeadRow[] }) {
  const { meetings } = useTexts("leads");
  const { today } = useLeadActions();
  const locale = locales[useLanguage()];
  const name = { [today]: meetings.today, [addDays(today, 1)]: meetings.tomorrow }[date];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(date));
  return (
    <section aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{name ?? weekday}</span>
        <span className="text-ink-muted tabular-nums">{formatGermanDate(date)}</span>
        {date < today && <span className="font-medium text-warn-text text-xs">{meetings.overdue}</span>}
      </h2>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {leads.map((lead) => (
          <MeetingRow key={lead.id} lead={lead} />
        ))}
      </ul>
    </section>
  );
}
