import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Repeat } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { freshLiveTrainingQuery } from "../api.ts";
import { EventFacts } from "../card/event-facts.tsx";
import { EventImage } from "../card/event-image.tsx";
import { eventLanguage } from "../card/event-language.ts";
import { ParticipationBadge } from "../card/participation-badge.tsx";
import { CalendarButton } from "../registration/calendar-button.tsx";
import { RegistrationPanel } from "../registration/registration-panel.tsx";
import { DeletedNotice, isDeleted } from "./deleted-notice.tsx";

interface LiveTrainingDialogProps {
  id: number;
  onClose: () => void;
}

/** Reads the event separately, because a link may point to an event that the list does not contain. */
export function LiveTrainingDialog({ id, onClose }: LiveTrainingDialogProps) {
  const texts = useTexts("live-trainings");
  const { loadFailed } = useTexts("dashboard").events;
  const common = useTexts("common");
  const { data: event, error } = useQuery(freshLiveTrainingQuery(id));
  const skeleton = (
    <Loading label={texts.loading}>
      <Skeleton className="h-64 w-full rounded-md" />
    </Loading>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={event && !isDeleted(error) ? <span lang={eventLanguage}>{event.title}</span> : texts.title}
      load={{ skeleton, failed: loadFailed, explain: (failure) => isDeleted(failure) && <DeletedNotice /> }}
      texts={common}
    >
      <Details id={id} />
    </Dialog>
  );
}

function Details({ id }: { id: number }) {
  const { series: seriesText } = useTexts("live-trainings");
  const { data: event, error } = useSuspenseQuery(freshLiveTrainingQuery(id));
  if (isDeleted(error)) throw error;
  const isOver = new Date(event.endsAt) <= new Date();
  const hasCalendarButton = event.participation?.state === "registered";
  return (
    <div className="flex flex-col gap-4">
      <EventImage event={event} className="h-28 justify-items-start rounded-md px-5" />
      <div className="flex flex-wrap gap-1.5">
        <Badge>{event.category}</Badge>
        {event.series && (
          <Badge icon={<Repeat size={12} aria-hidden />}>{seriesText(event.series.position, event.series.total)}</Badge>
        )}
        <ParticipationBadge participation={event.participation} />
      </div>
      <EventFacts event={event} isOver={isOver} />
      <p lang={eventLanguage} className="whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">
        {event.description}
      </p>
      {!isOver && !hasCalendarButton && (
        <div>
          <CalendarButton event={event} />
        </div>
      )}
      {!isOver && <RegistrationPanel event={event} />}
    </div>
  );
}
