import { Suspense, useState } from "react";
import { TaskFromAddress } from "../../features/tasks/address/task-from-address.tsx";
import { hasTaskParameters } from "../../features/tasks/address/task-parameters.ts";
import { TaskDialogHost } from "../../features/tasks/form/task-dialog-host.tsx";
import { hasTaskListParameters } from "../../features/tasks/list/task-list-state.ts";
import { useSession } from "../../lib/session/session.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { ProfileDialogs } from "../bar/profile-dialogs.tsx";
import { DashboardShortcuts } from "./palette/dashboard-shortcuts.tsx";
import { PaletteHost, preloadPalette } from "./palette/palette-host.tsx";
import { SectionContent, SectionLoading } from "./section-content.tsx";
import { sectionScreens } from "./section-screens.ts";
import type { Section } from "./sections.ts";
import { Shell } from "./shell.tsx";
import { useCommunityEvents } from "./use-community-events.ts";
import { useLeadPoll } from "./use-lead-poll.ts";
import { SectionProvider, useSection } from "./use-section.tsx";

export function DashboardPage() {
  const [startsHere] = useState(() => {
    const search = new URLSearchParams(location.search);
    return hasTaskParameters(search) || hasTaskListParameters(search);
  });
  return (
    <SectionProvider startsHere={startsHere} preloadSection={preloadSection}>
      <Dashboard />
    </SectionProvider>
  );
}

const preloadSection = (section: Section): void => sectionScreens[section].preload();

function Dashboard() {
  const { section } = useSection();
  const { user } = useSession();
  useLeadPoll();
  useCommunityEvents();
  return (
    <ProfileDialogs>
      <PaletteHost>
        <DashboardShortcuts />
        <Shell>
          {/* A Suspense boundary per section, so that a newly chosen section shows its skeleton at once. */}
          <Suspense key={section} fallback={<SectionLoading />}>
            {user ? <SectionContent /> : <SectionLoading />}
          </Suspense>
        </Shell>
      </PaletteHost>
      <TaskFromAddress />
      <TaskDialogHost />
    </ProfileDialogs>
  );
}

/** Loads the code of the palette on the first interaction. */
export function preloadPaletteOnUse(): void {
  for (const type of ["pointermove", "touchstart", "keydown"])
    addEventListener(type, preloadWhenIdle, { once: true, passive: true });
}

/** Loads the code of the palette as soon as the browser has time, so that the palette opens at once. */
const preloadWhenIdle = (): void => void whenIdle(preloadPalette);
