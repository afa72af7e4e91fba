import { lazy, Suspense, useEffect, useState } from "react";
import { planLimitReached } from "./plan-limit-signal.ts";

const PlanLimitDialog = lazy(async () => ({ default: (await import("./plan-limit-dialog.tsx")).PlanLimitDialog }));

/** Shows what premium would unlock whenever the server refuses a lead of the free plan (D8). */
export function PlanLimitGate() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => planLimitReached.listen(() => setOpen(true)), []);
  return <Suspense fallback={null}>{isOpen && <PlanLimitDialog onClose={() => setOpen(false)} />}</Suspense>;
}
