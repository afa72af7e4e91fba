import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { useCreateTaskDirectly } from "../../../features/tasks/api.ts";
import { guideTaskDefaults } from "../../../features/tasks/form/task-defaults.ts";
import { useTimer } from "../../../lib/use-timer.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useSection } from "../use-section.tsx";

/** The delay lets the person see the result. */
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
      // The action's toast has reported the failure; the author stays with the post.
      () => undefined,
    );
  };
}
