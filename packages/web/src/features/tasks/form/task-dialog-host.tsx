import { lazyDialog } from "../../../lib/lazy-dialog.tsx";
import { closeTaskDialog, useTaskDialog } from "./task-dialog-store.ts";

const load = () => import("./task-dialog.tsx");
const TaskDialog = lazyDialog(async () => (await load()).TaskDialog, closeTaskDialog);

/** Fetches the dialog's code when it is about to be needed. */
export const preloadTaskDialog = (): void => void load().catch(() => undefined);

/** Shows the new-task and edit dialog whoever asks for it. Once per page. */
export function TaskDialogHost() {
  const { request, isOpen, count } = useTaskDialog();
  if (!request) return null;
  return <TaskDialog key={count} request={request} isOpen={isOpen} onClose={closeTaskDialog} />;
}
