import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useCreateTaskDirectly } from "../api.ts";
import { openTaskDialog } from "../form/task-dialog-store.ts";
import { hasTaskParameters, taskParametersIn } from "./task-parameters.ts";

/**
 * Creates the task that the address describes, or opens it as a draft. The parameters are removed from the address
 * first, so that a reload does not create it twice (D35).
 */
export function useTaskParameters(): void {
  const { status } = useSession();
  const names = useTexts("tasks");
  const { run: create } = useCreateTaskDirectly();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const handledKey = useRef<string>(undefined);
  useEffect(() => {
    const named = new URLSearchParams(search);
    // The effect runs again while the navigation is pending.
    if (status !== "in" || handledKey.current === key || !hasTaskParameters(named)) return;
    handledKey.current = key;
    const parameters = taskParametersIn(named, names);
    void navigate(paths.dashboard, { replace: true });
    if (!parameters?.task) return;
    if (parameters.action === "create") create(parameters.task);
    else openTaskDialog({ draft: parameters.task });
  }, [status, names, create, navigate, key, search]);
}
