import { useEffect } from "react";
import { navigateTo } from "../../../lib/navigation/navigation.ts";
import { paths } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useCreateTaskDirectly } from "../api.ts";
import { openTaskDialog } from "../form/task-dialog-store.ts";
import { hasTaskParameters, taskParametersIn } from "./task-parameters.ts";

/** The address is reset first, so that a reload does not create the task a second time (D35). */
export function useTaskParameters(): void {
  const { status } = useSession();
  const names = useTexts("tasks");
  const { run: create } = useCreateTaskDirectly();
  useEffect(() => {
    // Read from the browser, not from the router: it is up to date when the effect runs again.
    const search = new URLSearchParams(location.search);
    if (status !== "in" || !hasTaskParameters(search)) return;
    const parameters = taskParametersIn(search, names);
    navigateTo(paths.dashboard, { replace: true });
    if (!parameters?.task) return;
    if (parameters.action === "create") create(parameters.task);
    else openTaskDialog({ draft: parameters.task });
  }, [status, names, create]);
}
