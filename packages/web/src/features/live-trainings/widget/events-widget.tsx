import { dayMonthText } from "@linkedpotential/contract/date-texts";
import { addDays, today } from "@linkedpotential/contract/dates";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadingRows } from "../../../parts/cards/loading-rows.tsx";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { upcomingQuery, useParticipationsQuery } from "../api.ts";
import { eventLanguage } from "../card/event-language.ts";
import { localTime, useUserTimeZone } from "../card/local-time.ts";
import { ParticipationBadge } from "../card/participation-badge.tsx";
import { nextEvents } from "./next-events.ts";

interface EventsWidgetProps {
  empty: ReactNode;
  onOpen: (id: number) => void;
}

export function EventsWidget(props: EventsWidgetProps) {
  const { loadFailed } = useTexts("dashboard").events;
  // Read outside of the boundary, so that both reads start together and a failure of this one does not hide the events.
  const { data: own, isPending } = useQuery(useParticipationsQuery());
  const ownIds = isPending ? null : new Set(own?.map(({ eventId }) => eventId));
  return (
    <LoadBoundary skeleton={<LoadingRows />} failed={loadFailed} look="compact">
      <NextEvents ownIds={ownIds} {...props} />
    </LoadBoundary>
  );
}

interface NextEventsProps extends EventsWidgetProps {
  /** Ids of the events for which the person is registered. Null while they load. */
  ownIds: ReadonlySet<number> | null;
}

function NextEvents({ ownIds, empty, onOpen }: NextEventsProps) {
  const texts = useTexts("dashboard").events;
  const { data: events } = useSuspenseQuery(upcomingQuery);
  if (!ownIds) return <LoadingRows />;
  const next = nextEvents(events, ownIds, new Date());
  if (next.length === 0) return empty;
  return (
    <ul
      aria-label={texts.upcomingTitle}
      className="-my-2 grid grid-cols-[minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-3 divide-y divide-line"
    >
      {next.map((event) => (
        <Row key={event.id} event={event} onOpen={() => onOpen(event.id)} />
      ))}
    </ul>
  );
}

function Row({ event, onOpen }: { event: LiveTraining; onOpen: () => void }) {
  const texts = useTexts("dashboard").events;
  const language = useLanguage();
  const local = localTime(event.startsAt, useUserTimeZone(), language);
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-start py-2.5 text-sm">
      <span className="whitespace-nowrap font-semibold tabular-nums">{dayLabel(event.date, language, texts)}</span>
      <div className="min-w-0">
        <button
          type="button"
          lang={eventLanguage}
          onClick={onOpen}
          className="min-h-6 rounded-sm text-left font-medium text-ink [overflow-wrap:anywhere] hover:text-accent-text hover:underline"
        >
          {event.title}
        </button>
        <p className="mt-0.5 text-ink-muted text-xs">
          {local ? texts.timeInBerlin(event.time) : texts.time(event.time)} · {event.duration}
        </p>
        {local && <p className="text-pretty text-ink-muted text-xs">{texts.localTime(local)}</p>}
        {event.participation && (
          <p className="mt-1">
            <ParticipationBadge participation={event.participation} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Formats a date (Berlin time) as today, tomorrow, or day and month (D10). */
function dayLabel(
  date: string,
  language: Language,
  { today: todayText, tomorrow }: Texts["dashboard"]["events"],
): string {
  const now = today(new Date());
  if (date === now) return todayText;
  if (date === addDays(now, 1)) return tomorrow;
  return dayMonthText(date, language);
}
