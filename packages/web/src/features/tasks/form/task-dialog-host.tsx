import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { closeTaskDialog, useTaskDialog } from "./task-dialog-store.ts";

const load = () => import("./task-dialog.tsx");
const TaskDialog = lazyDialog(async () => (await load()).TaskDialog, closeTaskDialog);

export const preloadTaskDialog = (): void => void load().catch(() => undefined);

/** Renders the dialog of `openTaskDialog`. Mount it once per page. */
export function TaskDialogHost() {
  const { request, isOpen, count } = useTaskDialog();
  if (!request) return null;
  return <TaskDialog key={count} request={request} isOpen={isOpen} onClose={closeTaskDialog} />;
}
