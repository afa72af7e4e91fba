import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";

export const ReportDialog = lazyDialog(
  async () => (await import("../../parts/moderation/report-dialog.tsx")).ReportDialog,
  ({ onClose }) => onClose(),
  "moderation",
  "problems",
);
