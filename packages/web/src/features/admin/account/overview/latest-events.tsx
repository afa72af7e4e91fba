import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../../../texts/texts.ts";
import { eventsQuery } from "../api.ts";
import { EventState } from "../event-state.tsx";
import { useDateTexts } from "../use-date-texts.ts";
import { ShortList, SummaryCard } from "./summary-card.tsx";

/** The live events of the account with the latest start. */
export function LatestEvents({ userId }: { userId: number }) {
  const { events: texts, summaries } = useTexts("admin-account");
  return (
    <SummaryCard title={summaries.events} tab="events" linkText={summaries.allEvents} failed={texts.failed}>
      <Rows userId={userId} />
    </SummaryCard>
  );
}

function Rows({ userId }: { userId: number }) {
  const { summaries } = useTexts("admin-account");
  const { data: events } = useSuspenseQuery(eventsQuery(userId));
  const { moment } = useDateTexts();
  return (
    <ShortList label={summaries.events} items={events} empty={summaries.noEvents}>
      {(event) => (
        <li key={`${event.id} ${event.state}`} className="flex flex-col gap-1 py-2.5 text-sm [overflow-wrap:anywhere]">
          <div className="flex items-start justify-between gap-3">
            <h3 className="min-w-0 font-medium">{event.title}</h3>
            <EventState event={event} />
          </div>
          <time dateTime={event.startsAt} className="text-ink-muted text-xs tabular-nums">
            {moment(event.startsAt)}
          </time>
        </li>
      )}
    </ShortList>
  );
}
