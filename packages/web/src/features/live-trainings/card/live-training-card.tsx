import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { AdminActions } from "../admin/admin-actions.tsx";
import { RegistrationPanel } from "../registration/registration-panel.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventImage } from "./event-image.tsx";
import { eventLanguage } from "./event-language.ts";
import { ParticipationBadge } from "./participation-badge.tsx";

interface LiveTrainingCardProps {
  event: LiveTraining;
  isOver: boolean;
  onOpen: () => void;
}

export function LiveTrainingCard({ event, isOver, onOpen }: LiveTrainingCardProps) {
  const texts = useTexts("live-trainings");
  return (
    <li aria-label={event.title} className="card flex min-w-0 flex-col overflow-hidden md:flex-row">
      <EventImage
        event={event}
        isTileWhenWide
        className="h-28 shrink-0 justify-items-start px-5 md:mt-5 md:ml-5 md:h-32 md:w-24 md:content-center md:justify-items-center md:gap-2 md:rounded-md md:px-0"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap gap-1.5">
          <Badge>{event.category}</Badge>
          <ParticipationBadge participation={event.participation} />
        </div>
        <h3 className="min-w-0 text-pretty font-semibold text-base [overflow-wrap:anywhere]">
          <button
            type="button"
            title={texts.image(event.title)}
            onClick={onOpen}
            className="rounded-sm text-left hover:text-accent-text hover:underline"
          >
            <span lang={eventLanguage}>{event.title}</span>
          </button>
        </h3>
        <p
          lang={eventLanguage}
          className="line-clamp-3 whitespace-pre-line text-pretty text-ink-muted text-sm [overflow-wrap:anywhere]"
        >
          {event.description}
        </p>
        <EventFacts event={event} isOver={isOver} />
        {!isOver && <RegistrationPanel event={event} />}
        <AdminActions event={event} />
      </div>
    </li>
  );
}
