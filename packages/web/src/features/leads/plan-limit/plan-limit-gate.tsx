import { useEffect, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { planLimitReached } from "./plan-limit-signal.ts";

const PlanLimitDialog = lazyDialog(
  async () => (await import("./plan-limit-dialog.tsx")).PlanLimitDialog,
  ({ onClose }) => onClose(),
);

export function PlanLimitGate() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => planLimitReached.listen(() => setOpen(true)), []);
  return isOpen && <PlanLimitDialog onClose={() => setOpen(false)} />;
}
