import { TaskCard } from "../../../features/tasks/list/task-card.tsx";
import { TaskFigures } from "../../../features/tasks/list/task-figures.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { SectionLink } from "../navigation/section-link.tsx";
import { useSection } from "../use-section.tsx";
import { Greeting } from "./greeting.tsx";
import { CollaborationsCard, EventsCard } from "./side-cards.tsx";

export function Overview() {
  const { openSection } = useSection();
  const { taskSource } = useTexts("dashboard");
  return (
    <div className="flex flex-col gap-5">
      <Greeting />
      <CrashBoundary place="card">
        <TaskFigures />
      </CrashBoundary>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CrashBoundary place="card">
          <TaskCard
            onOpenLead={(leadId) => openSection("leads", { lead: String(leadId) })}
            emptyAction={
              <SectionLink section="leads" className={buttonClass("secondary", "sm")}>
                {taskSource}
              </SectionLink>
            }
          />
        </CrashBoundary>
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-1">
          <EventsCard />
          <CollaborationsCard />
        </div>
      </div>
    </div>
  );
}
