import { dateText, weekdayText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { CalendarClock } from "lucide-react";
import { useId, useMemo } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useLeads, useRegisteredEvents } from "../api.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { MeetingsLoading } from "../list/list-loading.tsx";
import { EventRow } from "./event-row.tsx";
import { EventsFailed } from "./events-failed.tsx";
import { type Day, meetingDays } from "./meeting-days.ts";
import { MeetingGuides } from "./meeting-guides.tsx";
import { MeetingRow } from "./meeting-row.tsx";

const none: never[] = [];

export function MeetingsTab() {
  const { meetings, failed } = useTexts("leads");
  const { retry } = useTexts("common");
  const { data: leads = none, error, isPending, refetch } = useLeads();
  const { today } = useLeadActions();
  const { timezone } = useUser();
  const events = useRegisteredEvents();
  const days = useMemo(
    () => meetingDays(leads, events.data ?? none, today, timezone),
    [leads, events.data, today, timezone],
  );
  if (isPending || events.isPending) return <MeetingsLoading />;
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
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <MeetingGuides />
      {events.data === undefined && <EventsFailed onRetry={() => void events.refetch()} />}
      {days.map((day) => (
        <Group key={day.date ?? "overdue"} {...day} />
      ))}
      {days.length === 0 && (
        <section className="rounded-lg border border-line bg-surface">
          <EmptyState
            icon={<CalendarClock size={20} aria-hidden />}
            title={meetings.empty}
            description={meetings.emptyHint}
          />
        </section>
      )}
    </div>
  );
}

function Group({ date, events, leads }: Day) {
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
            <span className="inline-block font-semibold first-letter:uppercase">
              {names[date] ?? weekdayText(date, language)}
            </span>
            <span className="text-ink-muted tabular-nums">{dateText(date, language)}</span>
          </>
        )}
      </h2>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
        {leads.map((lead) => (
          <MeetingRow key={lead.id} lead={lead} hasDate={date === null} />
        ))}
      </ul>
    </section>
  );
}
