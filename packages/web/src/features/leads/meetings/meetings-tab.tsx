import { dateText, weekdayText } from "@linkedpotential/contract/date-texts";
import { addDays } from "@linkedpotential/contract/dates";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarClock, CircleAlert } from "lucide-react";
import { useId, useMemo } from "react";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { leadsQuery, useRegisteredEvents } from "../api.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { MeetingsLoading } from "../list/list-loading.tsx";
import { EventRow } from "./event-row.tsx";
import { type Day, meetingDays } from "./meeting-days.ts";
import { MeetingGuides } from "./meeting-guides.tsx";
import { MeetingRow } from "./meeting-row.tsx";

const none: never[] = [];

export function MeetingsTab() {
  const { failed } = useTexts("leads");
  // Read outside the boundary, so that events and leads load in parallel and follow-ups appear even if this read fails.
  const events = useRegisteredEvents();
  return (
    <LoadBoundary skeleton={<MeetingsLoading />} failed={failed.title}>
      <Meetings events={events} />
    </LoadBoundary>
  );
}

function Meetings({ events }: { events: ReturnType<typeof useRegisteredEvents> }) {
  const { meetings } = useTexts("leads");
  const { data: leads } = useSuspenseQuery(leadsQuery);
  const { today } = useLeadActions();
  const { timezone } = useUser();
  const days = useMemo(
    () => meetingDays(leads, events.data ?? none, today, timezone),
    [leads, events.data, today, timezone],
  );
  if (events.isPending) return <MeetingsLoading />;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <MeetingGuides />
      {events.data === undefined && <EventsFailed onRetry={() => void events.refetch()} />}
      {days.map((day) => (
        <Group key={day.date ?? "overdue"} {...day} />
      ))}
      {days.length === 0 && (
        <section className="card">
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

function EventsFailed({ onRetry }: { onRetry: () => void }) {
  const { meetings } = useTexts("leads");
  const { retry } = useTexts("common");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-lg bg-danger-soft px-4 py-2 text-sm">
      <CircleAlert size={16} aria-hidden className="shrink-0 text-danger-text" />
      <span className="min-w-0 flex-1 text-danger-text">{meetings.eventsFailed}</span>
      <Button size="sm" onPress={onRetry}>
        {retry}
      </Button>
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
      <ul className="card overflow-hidden">
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
