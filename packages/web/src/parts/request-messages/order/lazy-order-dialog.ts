import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const OrderDialog = lazyDialog(
  async () => (await import("./order-dialog.tsx")).OrderDialog,
  ({ onClose }) => onClose(),
  "request-messages",
);
