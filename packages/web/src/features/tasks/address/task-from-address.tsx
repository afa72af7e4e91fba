import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../lib/navigation/paths.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useCreateTaskDirectly } from "../api.ts";
import { openTaskDialog } from "../form/task-dialog-store.ts";
import { hasTaskParameters, taskParametersIn } from "./task-parameters.ts";

/** Creates the task that the address describes, or opens the task dialog with it. */
export function TaskFromAddress() {
  const { status } = useSession();
  const { key, search } = useLocation();
  const hasTask = status === "in" && hasTaskParameters(new URLSearchParams(search));
  return hasTask && <NewTask key={key} search={search} />;
}

function NewTask({ search }: { search: string }) {
  const names = useTexts("tasks");
  const { run: create } = useCreateTaskDirectly();
  const navigate = useNavigate();
  useOnce(() => {
    const parameters = taskParametersIn(new URLSearchParams(search), names);
    // Remove the parameters before the task is created, so that a reload does not create it again (D35).
    void navigate(paths.dashboard, { replace: true });
    if (!parameters?.task) return;
    if (parameters.action === "create") create(parameters.task);
    else openTaskDialog({ draft: parameters.task });
  });
  return null;
}
