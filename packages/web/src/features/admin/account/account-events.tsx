import type { AccountEvent } from "@linkedpotential/contract/accounts/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { eventsQuery } from "./api.ts";
import { EventState } from "./event-state.tsx";
import { TabLoad } from "./tab-load.tsx";
import { useDateTexts } from "./use-date-texts.ts";

export function AccountEvents({ userId }: { userId: number }) {
  const { events: texts } = useTexts("admin-account");
  return (
    <TabLoad failed={texts.failed}>
      <Events userId={userId} />
    </TabLoad>
  );
}

function Events({ userId }: { userId: number }) {
  const { events: texts } = useTexts("admin-account");
  const { data: events } = useSuspenseQuery(eventsQuery(userId));
  if (events.length === 0) {
    return <EmptyState icon={<CalendarDays size={20} aria-hidden />} title={texts.none} description={texts.noneHint} />;
  }
  return (
    <Table label={texts.label}>
      <thead>
        <tr>
          <Th>{texts.title}</Th>
          <Th className="max-sm:hidden">{texts.at}</Th>
          <Th className="max-sm:hidden">{texts.state}</Th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventRow key={`${event.id} ${event.state}`} event={event} />
        ))}
      </tbody>
    </Table>
  );
}

function EventRow({ event }: { event: AccountEvent }) {
  const { title, startsAt } = event;
  const { moment } = useDateTexts();
  const time = <time dateTime={startsAt}>{moment(startsAt)}</time>;
  return (
    <Tr>
      <Td className="[overflow-wrap:anywhere]">
        {title}
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-xs tabular-nums sm:hidden">
          {time}
          <EventState event={event} />
        </span>
      </Td>
      <Td className="whitespace-nowrap tabular-nums max-sm:hidden">{time}</Td>
      <Td className="max-sm:hidden">
        <EventState event={event} />
      </Td>
    </Tr>
  );
}
