import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const ParticipantsDialog = lazyDialog(
  async () => (await import("./participants/participants-dialog.tsx")).ParticipantsDialog,
  ({ onClose }) => onClose(),
  "problems",
  "event-admin",
);
