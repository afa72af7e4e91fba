import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const RequestDialog = lazyDialog(
  async () => (await import("./request-dialog.tsx")).RequestDialog,
  ({ onClose }) => onClose(),
  "problems",
  "posts",
  "projects",
);
