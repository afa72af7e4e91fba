import { dayMonthText } from "@linkedpotential/contract/date-texts";
import { addDays, today } from "@linkedpotential/contract/dates";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CardFailed } from "../../../parts/cards/card-failed.tsx";
import { LoadingRows } from "../../../parts/cards/loading-rows.tsx";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { upcomingQuery, useParticipationsQuery } from "../api.ts";
import { eventLanguage } from "../card/event-language.ts";
import { localTime, useOwnZone } from "../card/local-time.ts";
import { OwnBadge } from "../card/own-badge.tsx";
import { nextEvents } from "./next-events.ts";

interface EventsWidgetProps {
  empty: ReactNode;
  onOpen: (id: number) => void;
}

export function EventsWidget({ empty, onOpen }: EventsWidgetProps) {
  const texts = useTexts("dashboard").events;
  const events = useQuery(upcomingQuery);
  const own = useQuery(useParticipationsQuery());
  if (events.isPending || own.isPending) return <LoadingRows />;
  if (!events.data)
    return <CardFailed title={texts.loadFailed} error={events.error} onRetry={() => void events.refetch()} />;
  const next = nextEvents(events.data, new Set(own.data?.map(({ eventId }) => eventId)), new Date());
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
  const local = localTime(event.startsAt, useOwnZone(), language);
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-start py-2.5 text-sm">
      <span className="whitespace-nowrap font-semibold tabular-nums">{dayOf(event.date, language, texts)}</span>
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
            <OwnBadge participation={event.participation} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Formats the day in Berlin's time zone (D10). */
function dayOf(date: string, language: Language, { today: todayText, tomorrow }: Texts["dashboard"]["events"]): string {
  const now = today(new Date());
  if (date === now) return todayText;
  if (date === addDays(now, 1)) return tomorrow;
  return dayMonthText(date, language);
}
