import { Suspense, useEffect, useState } from "react";
import { hasTaskParameters } from "../../features/tasks/address/task-parameters.ts";
import { useTaskParameters } from "../../features/tasks/address/use-task-parameters.ts";
import { TaskDialogHost } from "../../features/tasks/form/task-dialog-host.tsx";
import { SectionContent, SectionLoading } from "./section-content.tsx";
import { Shell } from "./shell.tsx";
import { useCommunityEvents } from "./use-community-events.ts";
import { useLeadPoll } from "./use-lead-poll.ts";
import { useSection } from "./use-section.ts";

/** The dashboard with all its sections (ROUTE-09, ROUTE-12). */
export function DashboardPage() {
  const [asksForTask] = useState(() => hasTaskParameters(new URLSearchParams(location.search)));
  const place = useSection(asksForTask);
  useTaskParameters();
  useLeadPoll();
  useCommunityEvents(place.go);
  const shown = `${place.section} ${place.guideCategory}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section starts at its top
  useEffect(() => {
    scrollTo(0, 0);
  }, [shown]);
  return (
    <>
      <Shell place={place}>
        {/* A section of its own, so that its skeleton shows at once when another one is chosen. */}
        <Suspense key={place.section} fallback={<SectionLoading />}>
          <SectionContent place={place} />
        </Suspense>
      </Shell>
      <TaskDialogHost />
    </>
  );
}
