import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";

export const AskManyDialog = lazyDialog(
  async () => (await import("./ask-many-dialog.tsx")).AskManyDialog,
  ({ onClose }) => onClose(),
  "problems",
  "posts",
  "projects",
);
