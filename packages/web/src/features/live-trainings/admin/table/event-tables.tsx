import { shortDayText } from "@linkedpotential/contract/date-texts";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../../../lib/focus/use-focus-after-change.ts";
import { useLanguage } from "../../../../texts/language.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Card } from "../../../../ui/card.tsx";
import { SearchField } from "../../../../ui/search-field.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { Table, Td, Th, Tr } from "../../../../ui/table.tsx";
import { pastQuery, upcomingQuery } from "../../api.ts";
import { eventLanguage } from "../../card/event-language.ts";
import { sortEvents } from "../../list/sort-events.ts";
import { useParticipantsAddress } from "../use-participants-address.ts";
import { EventMenu } from "./event-menu.tsx";
import { eventSearchMax, findEvents, useEventSearch } from "./use-event-search.ts";

/** Tables of all events, upcoming ones first. A search leaves those with its words in title or instructor. */
export function EventTables() {
  const { table } = useTexts("event-admin");
  const { loading } = useTexts("live-trainings");
  const { loadFailed } = useTexts("dashboard").events;
  const { search, typed, setTyped } = useEventSearch();
  const skeleton = (
    <Loading label={loading} className="p-5">
      <Skeleton className="h-40 w-full rounded-md" />
    </Loading>
  );
  return (
    <div className="flex flex-col gap-5">
      <SearchField
        label={table.search}
        clearLabel={table.clear}
        value={typed}
        onChange={setTyped}
        maxLength={eventSearchMax}
        className="w-full sm:w-80"
      />
      {(["upcoming", "past"] as const).map((view) => (
        <Card key={view} isFlush title={table[view]} load={{ skeleton, failed: loadFailed }}>
          <EventTable isPast={view === "past"} search={search} />
        </Card>
      ))}
    </div>
  );
}

function EventTable({ isPast, search }: { isPast: boolean; search: string }) {
  const { table } = useTexts("event-admin");
  const { data: events } = useSuspenseQuery(isPast ? pastQuery : upcomingQuery);
  const rows = useRef<HTMLTableSectionElement>(null);
  useFocusAfterRemoval(rows, events.length);
  const found = findEvents(events, search);
  if (found.length === 0) {
    const none = isPast ? table.noPast : table.noUpcoming;
    return <p className="px-5 pb-5 text-ink-muted text-sm">{events.length === 0 ? none : table.noneFound}</p>;
  }
  return (
    <Table label={isPast ? table.past : table.upcoming}>
      <thead>
        <tr>
          <Th>{table.title}</Th>
          <Th className="max-md:hidden">{table.date}</Th>
          <Th className="max-md:hidden">{table.seats}</Th>
          <Th className="max-md:hidden">{table.waiting}</Th>
          <Th className="text-right">
            <span className="sr-only">{table.actions}</span>
          </Th>
        </tr>
      </thead>
      <tbody ref={rows} tabIndex={-1} className="outline-none">
        {sortEvents(found, isPast).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </tbody>
    </Table>
  );
}

function EventRow({ event }: { event: LiveTraining }) {
  const { table } = useTexts("event-admin");
  const { admin, series: seriesText } = useTexts("live-trainings");
  const { time } = useTexts("dashboard").events;
  const language = useLanguage();
  const { open } = useParticipantsAddress();
  const { title, date, currentParticipants, maxParticipants, heldSeats = 0, waitingParticipants, series } = event;
  const start = `${shortDayText(date, language)}, ${time(event.time)}`;
  const seats = table.seatsTaken(currentParticipants, maxParticipants);
  return (
    <Tr>
      <Td className="w-full max-w-0">
        <button
          type="button"
          aria-label={admin.participantsOf(title)}
          onClick={() => open(event.id)}
          className="min-h-6 rounded-sm text-left font-medium [overflow-wrap:anywhere] hover:text-accent-text hover:underline"
        >
          <span lang={eventLanguage}>{title}</span>
        </button>
        {series && <p className="text-ink-muted text-xs">{seriesText(series.position, series.total)}</p>}
        <p className="text-ink-muted text-xs md:hidden">
          {start} · {table.seatsTakenLabel(currentParticipants, maxParticipants)}
          {heldSeats > 0 && `, ${table.seatsHeld(heldSeats)}`}
          {waitingParticipants > 0 && ` · ${table.waiting} ${waitingParticipants}`}
        </p>
      </Td>
      <Td className="whitespace-nowrap tabular-nums max-md:hidden">{start}</Td>
      <Td className="whitespace-nowrap tabular-nums max-md:hidden">
        {seats}
        {heldSeats > 0 && <p className="text-ink-muted text-xs">{table.seatsHeld(heldSeats)}</p>}
      </Td>
      <Td className="tabular-nums max-md:hidden">{waitingParticipants}</Td>
      <Td className="text-right">
        <EventMenu event={event} />
      </Td>
    </Tr>
  );
}
