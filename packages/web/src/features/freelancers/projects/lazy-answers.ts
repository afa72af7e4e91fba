import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const AcceptDialog = lazyDialog(
  async () => (await import("./accept-dialog.tsx")).AcceptDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export const RejectQuestion = lazyDialog(
  async () => (await import("./reject-question.tsx")).RejectQuestion,
  ({ onClose }) => onClose(),
);
