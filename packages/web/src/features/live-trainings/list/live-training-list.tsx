import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useRef } from "react";
import { useFocusKept } from "../../../lib/focus/use-focus-kept.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { pastQuery, upcomingQuery } from "../api.ts";
import { LiveTrainingCard } from "../card/live-training-card.tsx";
import type { EventView } from "../use-event-address.ts";

interface LiveTrainingListProps {
  view: EventView;
  onOpen: (id: number) => void;
}

export function LiveTrainingList({ view, onOpen }: LiveTrainingListProps) {
  const texts = useTexts("live-trainings");
  const { upcomingTitle, loadFailed } = useTexts("dashboard").events;
  const { retry } = useTexts("common");
  const isPast = view === "past";
  const { data: events, error, refetch, isPending } = useQuery(isPast ? pastQuery : upcomingQuery);
  const place = useRef<HTMLElement>(null);
  useFocusKept(place, events?.length ?? 0);
  const title = isPast ? texts.pastTitle : upcomingTitle;
  return (
    <section ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      <h2 className="font-semibold text-base">{title}</h2>
      {isPending && <LoadingEvents />}
      {error && !events && (
        <div className="rounded-lg border border-line bg-surface">
          <ErrorState
            title={loadFailed}
            description={errorText(error)}
            retryLabel={retry}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {events && events.length === 0 && <NoEvents isPast={isPast} />}
      {events && events.length > 0 && (
        <ul aria-label={title} className="flex flex-col gap-4">
          {inOrder(events, isPast).map((event) => (
            <LiveTrainingCard key={event.id} event={event} isOver={isPast} onOpen={() => onOpen(event.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sorts upcoming events by soonest first and past events by latest first. */
function inOrder(events: readonly LiveTraining[], isPast: boolean): LiveTraining[] {
  const ascending = events.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id);
  return isPast ? ascending.reverse() : ascending;
}

function NoEvents({ isPast }: { isPast: boolean }) {
  const texts = useTexts("live-trainings");
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={<CalendarClock size={20} aria-hidden />}
        title={isPast ? texts.noPast : texts.empty}
        description={isPast ? texts.noPastDescription : texts.emptyDescription}
      />
    </div>
  );
}

function LoadingEvents() {
  const { loading } = useTexts("live-trainings");
  return (
    <Loading label={loading} className="flex flex-col gap-4">
      {["a", "b"].map((card) => (
        <div
          key={card}
          className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface md:h-60 md:flex-row"
        >
          <Skeleton className="h-28 shrink-0 rounded-none md:h-auto md:w-36" />
          <div className="flex flex-1 flex-col gap-3 p-5">
            <Skeleton className="h-5 w-20" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-11 w-4/5" />
            <Skeleton className="mt-auto h-9 w-44" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
