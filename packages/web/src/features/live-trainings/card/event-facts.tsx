import { dayText } from "@linkedpotential/contract/date-texts";
import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { CalendarDays, Clock, Globe, UserRound, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Texts } from "../../../texts/areas.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { freeSeats } from "../registration/seats.ts";
import { localTime, useUserTimeZone } from "./local-time.ts";

export function EventFacts({ event, isOver = false }: { event: LiveTraining; isOver?: boolean }) {
  const texts = useTexts("live-trainings");
  const { time, timeInBerlin, localTime: localTimeText } = useTexts("dashboard").events;
  const language = useLanguage();
  const local = localTime(event.startsAt, useUserTimeZone(), language);
  return (
    <ul className="grid gap-x-6 gap-y-1.5 text-ink-muted text-sm sm:grid-cols-2">
      <Fact icon={<CalendarDays size={16} aria-hidden />}>{dayText(event.date, language)}</Fact>
      <Fact icon={<Clock size={16} aria-hidden />}>
        {local ? timeInBerlin(event.time) : time(event.time)} · {event.duration}
      </Fact>
      {local && <Fact icon={<Globe size={16} aria-hidden />}>{localTimeText(local)}</Fact>}
      {event.instructor && <Fact icon={<UserRound size={16} aria-hidden />}>{texts.instructor(event.instructor)}</Fact>}
      <Fact icon={<Users size={16} aria-hidden />}>
        {isOver ? texts.participants(event.currentParticipants) : seatsText(event, texts)}
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 shrink-0 text-ink-subtle">{icon}</span>
      <span className="min-w-0 text-pretty [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

function seatsText(event: LiveTraining, texts: Texts["live-trainings"]): string {
  const free = freeSeats(event);
  const isReserved = event.participation?.state === "offered";
  const others = free > 0 ? texts.seats(free, event.maxParticipants) : texts.noSeats(event.maxParticipants);
  const seats = isReserved ? texts.heldSeat : others;
  return event.waitingParticipants > 0 ? `${seats} · ${texts.waiting(event.waitingParticipants)}` : seats;
}
