import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const EventFormDialog = lazyDialog(
  async () => (await import("./event-form-dialog.tsx")).EventFormDialog,
  ({ onClose }) => onClose(),
  "problems",
  "event-admin",
);
