import type { AccountEvent } from "@linkedpotential/contract/accounts/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useUser } from "../../../lib/session/session.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Table, Td, Th, Tr } from "../../../ui/table.tsx";
import { eventsQuery } from "./api.ts";
import { TabLoad } from "./tab-load.tsx";

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
          <Th>{texts.at}</Th>
          <Th>{texts.state}</Th>
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

function EventRow({ event: { title, startsAt, state, isCalledOff } }: { event: AccountEvent }) {
  const { events: texts } = useTexts("admin-account");
  const language = useLanguage();
  const { timezone } = useUser();
  return (
    <Tr>
      <Td className="[overflow-wrap:anywhere]">{title}</Td>
      <Td className="tabular-nums">
        <time dateTime={startsAt}>{momentText(new Date(startsAt), language, timezone)}</time>
      </Td>
      <Td>
        {isCalledOff ? (
          <Badge tone="danger">{texts.calledOff}</Badge>
        ) : (
          <Badge tone={state === "registered" ? "good" : "warn"}>{texts.states[state]}</Badge>
        )}
      </Td>
    </Tr>
  );
}
