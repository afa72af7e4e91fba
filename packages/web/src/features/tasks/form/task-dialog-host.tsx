import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { closeTaskDialog, useTaskDialog } from "./task-dialog-store.ts";

const TaskDialog = lazyDialog(
  async () => (await import("./task-dialog.tsx")).TaskDialog,
  closeTaskDialog,
  "recurrence",
);

export const preloadTaskDialog = TaskDialog.preload;

/** Renders the dialog of `openTaskDialog`. Mount it once per page. */
export function TaskDialogHost() {
  const { request, isOpen, count } = useTaskDialog();
  if (!request) return null;
  return <TaskDialog key={count} request={request} isOpen={isOpen} onClose={closeTaskDialog} />;
}
