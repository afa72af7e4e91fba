import { dateText, weekdayText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { CalendarClock } from "lucide-react";
import { useId, useMemo } from "react";
import { errorText } from "../../../texts/error-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useLeads } from "../api.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { MeetingsLoading } from "../list/list-loading.tsx";
import { MeetingRow } from "./meeting-row.tsx";

const none: never[] = [];

export function MeetingsTab() {
  const { meetings, failed } = useTexts("leads");
  const { retry } = useTexts("common");
  const { data: leads = none, error, isPending, refetch } = useLeads();
  const { today } = useLeadActions();
  const groups = useMemo(() => followUpsByDay(leads, today), [leads, today]);
  if (isPending) return <MeetingsLoading />;
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
  if (groups.length === 0) {
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
      {groups.map((group) => (
        <Group key={group.date ?? "overdue"} {...group} />
      ))}
    </div>
  );
}

interface Followed {
  /** The day, or null for all that should have happened before today. */
  date: string | null;
  leads: LeadRow[];
}

function followUpsByDay(leads: readonly LeadRow[], today: string): Followed[] {
  const open = leads
    .filter((lead) => lead.followUpDate !== null && !lead.followUpCompleted)
    .toSorted((a, b) => ((a.followUpDate ?? "") < (b.followUpDate ?? "") ? -1 : 1));
  const days = Map.groupBy(open, ({ followUpDate }) => (followUpDate && followUpDate >= today ? followUpDate : null));
  return [...days].map(([date, dayLeads]) => ({ date, leads: dayLeads }));
}

function Group({ date, leads }: Followed) {
  const { meetings } = useTexts("leads");
  const { today } = useLeadActions();
  const language = useLanguage();
  const id = useId();
  const names = { [today]: meetings.today, [addDays(today, 1)]: meetings.tomorrow };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm">
        {date === null ? (
          <span className="font-semibold text-warn-text">{meetings.overdue}</span>
        ) : (
          <>
            <span className="font-semibold">{names[date] ?? weekdayText(date, language)}</span>
            <span className="text-ink-muted tabular-nums">{dateText(date, language)}</span>
          </>
        )}
      </h2>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {leads.map((lead) => (
          <MeetingRow key={lead.id} lead={lead} hasDate={date === null} />
        ))}
      </ul>
    </section>
  );
}
