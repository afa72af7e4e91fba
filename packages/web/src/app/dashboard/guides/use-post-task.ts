import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { useCreateTaskDirectly } from "../../../features/tasks/api.ts";
import { guideTaskDefaults } from "../../../features/tasks/form/task-defaults.ts";
import { useTimer } from "../../../lib/use-timer.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useSection } from "../use-section.tsx";

/** Time in milliseconds until the dashboard opens, so that the person can see the result. */
const leaveAfterMs = 500;

export function usePostTask(): (title: string) => void {
  const { openSection } = useSection();
  const today = useToday();
  const { runAsync } = useCreateTaskDirectly();
  const startTimer = useTimer();
  return (title) => {
    const task = {
      ...guideTaskDefaults(today),
      title: linkedTaskTitle(title),
      description: "",
      status: "pending",
    } as const;
    runAsync(task).then(
      () => startTimer(() => openSection("dashboard"), leaveAfterMs),
      // Stay with the post after a failure, which a toast has already reported.
      () => undefined,
    );
  };
}
