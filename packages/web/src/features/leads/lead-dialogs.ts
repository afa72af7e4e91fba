import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";

const close = ({ onClose }: { onClose: () => void }) => onClose();

export const LeadDialog = lazyDialog(
  async () => (await import("./form/lead-dialog.tsx")).LeadDialog,
  close,
  "problems",
);
export const ImportDialog = lazyDialog(
  async () => (await import("./import/import-dialog.tsx")).ImportDialog,
  close,
  "lead-import",
);
export const LostDialog = lazyDialog(async () => (await import("./lead/lost-dialog.tsx")).LostDialog, close);
export const PlanLimitDialog = lazyDialog(
  async () => (await import("./plan-limit/plan-limit-dialog.tsx")).PlanLimitDialog,
  close,
  "plans",
);
