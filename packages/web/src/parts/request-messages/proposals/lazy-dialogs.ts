import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";

export const AcceptOfferDialog = lazyDialog(
  async () => (await import("./accept-offer-dialog.tsx")).AcceptOfferDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export const AppointmentDialog = lazyDialog(
  async () => (await import("./appointment-dialog.tsx")).AppointmentDialog,
  ({ onClose }) => onClose(),
  "problems",
);

export const OfferDialog = lazyDialog(
  async () => (await import("./offer-dialog.tsx")).OfferDialog,
  ({ onClose }) => onClose(),
  "problems",
);
