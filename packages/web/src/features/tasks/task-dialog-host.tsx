import { lazy, Suspense } from "react";
import { closeTaskDialog, useTaskDialog } from "./task-dialog-store.ts";

const load = () => import("./task-dialog.tsx");
const TaskDialog = lazy(async () => ({ default: (await load()).TaskDialog }));

/** Fetches the dialog's code when it is about to be needed. */
export const preloadTaskDialog = (): void => void load().catch(() => undefined);

/** Shows the new-task and edit dialog whoever asks for it. Once per page. */
export function TaskDialogHost() {
  const { request, isOpen, count } = useTaskDialog();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <TaskDialog key={count} request={request} isOpen={isOpen} onClose={closeTaskDialog} />
    </Suspense>
  );
}
