import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { pastQuery, upcomingQuery } from "../api.ts";
import { LiveTrainingCard } from "../card/live-training-card.tsx";
import type { EventView } from "../use-event-address.ts";
import { sortEvents } from "./sort-events.ts";

interface LiveTrainingListProps {
  view: Exclude<EventView, "table">;
  onOpen: (id: number) => void;
}

export function LiveTrainingList({ view, onOpen }: LiveTrainingListProps) {
  const texts = useTexts("live-trainings");
  const { upcomingTitle, loadFailed } = useTexts("dashboard").events;
  const isPast = view === "past";
  const container = useRef<HTMLElement>(null);
  const title = isPast ? texts.pastTitle : upcomingTitle;
  return (
    <section ref={container} tabIndex={-1} className="flex min-w-0 flex-col gap-4 outline-none">
      <h2 className="font-semibold text-base">{title}</h2>
      {/* The key makes the skeleton appear at once when the view changes; a transition would keep the old list. */}
      <LoadBoundary key={view} look="card" skeleton={<LoadingEvents />} failed={loadFailed}>
        <Events isPast={isPast} title={title} container={container} onOpen={onOpen} />
      </LoadBoundary>
    </section>
  );
}

interface EventsProps extends Pick<LiveTrainingListProps, "onOpen"> {
  isPast: boolean;
  title: string;
  container: RefObject<HTMLElement | null>;
}

function Events({ isPast, title, container, onOpen }: EventsProps) {
  const { data: events } = useSuspenseQuery(isPast ? pastQuery : upcomingQuery);
  useFocusAfterRemoval(container, events.length);
  if (events.length === 0) return <NoEvents isPast={isPast} />;
  return (
    <ul aria-label={title} className="flex flex-col gap-4">
      {sortEvents(events, isPast).map((event) => (
        <LiveTrainingCard key={event.id} event={event} isOver={isPast} onOpen={() => onOpen(event.id)} />
      ))}
    </ul>
  );
}

function NoEvents({ isPast }: { isPast: boolean }) {
  const texts = useTexts("live-trainings");
  return (
    <div className="card">
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
        <div key={card} className="card flex flex-col overflow-hidden md:h-60 md:flex-row">
          <Skeleton className="h-28 shrink-0 rounded-none md:mt-5 md:ml-5 md:h-32 md:w-24 md:rounded-md" />
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
