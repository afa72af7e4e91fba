import { lazyDialog } from "../../../../lib/rendering/lazy-dialog.tsx";

export const LazyRefundDialog = lazyDialog(
  async () => (await import("./refund-dialog.tsx")).RefundDialog,
  ({ onClose }) => onClose(),
  "problems",
);
