import { useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useRef } from "react";
import { taskQuery } from "../../../features/tasks/api.ts";
import { TaskCard } from "../../../features/tasks/list/task-card.tsx";
import { TaskFigures } from "../../../features/tasks/list/task-figures.tsx";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { CardSkeleton } from "../../../parts/cards/card-skeleton.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { SectionLink } from "../navigation/section-link.tsx";
import { useSection } from "../use-section.tsx";
import { TodayCard } from "./day/today-card.tsx";
import { useFirstSteps } from "./first-steps/use-first-steps.ts";
import { Greeting } from "./greeting.tsx";
import { KeepInTouchCard } from "./keep-in-touch/keep-in-touch-card.tsx";
import { News } from "./news/news.tsx";
import { PipelineCard } from "./pipeline/pipeline-card.tsx";
import { CollaborationsCard, EventsCard } from "./side-cards.tsx";

const FirstSteps = lazyPart(async () => (await import("./first-steps/first-steps.tsx")).FirstSteps);

export function Overview() {
  // Render the greeting and the follow-ups first, and the other cards in a second pass.
  const showsAll = useDeferredValue(true, false);
  return (
    <div className="flex flex-col gap-5">
      <Greeting />
      <CrashBoundary place="card">
        <Figures />
      </CrashBoundary>
      {/* On phones the columns dissolve, so that the pipeline follows the follow-ups. */}
      <div className="grid items-start gap-5 max-lg:flex max-lg:flex-col max-lg:items-stretch lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <div className="min-w-0 max-lg:order-1">
            <CrashBoundary place="card">
              <TodayCard />
            </CrashBoundary>
          </div>
          <div className="min-w-0 max-lg:order-3">
            <CrashBoundary place="card">{showsAll && <Tasks />}</CrashBoundary>
          </div>
        </div>
        {showsAll && <SideCards />}
      </div>
    </div>
  );
}

function SideCards() {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
      <div ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none max-lg:order-2">
        <CrashBoundary place="card">
          <PipelineCard />
        </CrashBoundary>
        <CrashBoundary place="card">
          <News place={place} />
        </CrashBoundary>
      </div>
      <div className="grid gap-5 max-lg:order-4 md:max-lg:grid-cols-2">
        <div className="min-w-0 md:max-lg:col-span-2">
          <CrashBoundary place="card">
            <KeepInTouchCard />
          </CrashBoundary>
        </div>
        <EventsCard />
        <CollaborationsCard />
      </div>
    </div>
  );
}

/** Shows the first steps to a new account, and the figures once there is something to count. */
function Figures() {
  const steps = useFirstSteps();
  const { data: tasks } = useQuery(taskQuery);
  return (
    <>
      {steps && (
        <Suspense fallback={<CardSkeleton className="h-52" />}>
          <FirstSteps steps={steps} />
        </Suspense>
      )}
      {!(steps && tasks?.length === 0) && <TaskFigures />}
    </>
  );
}

function Tasks() {
  const { openSection } = useSection();
  const { taskSource } = useTexts("dashboard");
  return (
    <TaskCard
      onOpenLead={(leadId) => openSection("leads", { lead: String(leadId) })}
      emptyAction={
        <SectionLink section="leads" className={buttonClass("secondary", "sm")}>
          {taskSource}
        </SectionLink>
      }
    />
  );
}
