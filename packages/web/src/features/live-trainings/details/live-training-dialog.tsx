import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { listedLiveTraining, liveTrainingQuery } from "../api.ts";
import { EventFacts } from "../card/event-facts.tsx";
import { EventImage } from "../card/event-image.tsx";
import { eventLanguage } from "../card/event-language.ts";
import { OwnBadge } from "../card/own-badge.tsx";
import { CalendarButton } from "../registration/calendar-button.tsx";
import { RegistrationPanel } from "../registration/registration-panel.tsx";

interface LiveTrainingDialogProps {
  id: number;
  onClose: () => void;
}

/**
 * Shows a full event. It is fetched separately, because a link may point to an event older than the list. Until it
 * arrives, the list's data is shown.
 */
export function LiveTrainingDialog({ id, onClose }: LiveTrainingDialogProps) {
  const texts = useTexts("live-trainings");
  const { loadFailed } = useTexts("dashboard").events;
  const common = useTexts("common");
  const read = { ...liveTrainingQuery(id), staleTime: 0, placeholderData: () => listedLiveTraining(id) };
  const { data, error, refetch } = useQuery(read);
  const isGone = isRefusal(error, "live_training.not_found");
  const event = isGone ? undefined : data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={event ? <span lang={eventLanguage}>{event.title}</span> : texts.title}
      texts={common}
    >
      {event && <Details event={event} />}
      {isGone && (
        <EmptyState icon={<CalendarX size={20} aria-hidden />} title={texts.gone} description={texts.goneDescription} />
      )}
      {error && !event && !isGone && (
        <ErrorState
          title={loadFailed}
          description={errorText(error)}
          retryLabel={common.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!event && !error && (
        <Loading label={texts.loading}>
          <Skeleton className="h-64 w-full rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

function Details({ event }: { event: LiveTraining }) {
  const isOver = new Date(event.endsAt) <= new Date();
  const hasCalendarButton = event.participation?.state === "registered";
  return (
    <div className="flex flex-col gap-4">
      <EventImage event={event} className="h-28 justify-items-start rounded-md px-5" />
      <div className="flex flex-wrap gap-1.5">
        <Badge>{event.category}</Badge>
        <OwnBadge participation={event.participation} />
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
