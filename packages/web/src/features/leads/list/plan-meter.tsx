import { freeLeadLimit } from "@linkedpotential/contract/leads/limits";
import { useUser } from "../../../lib/session.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Leads from which on the free plan's limit is worth a word. */
const nearLimit = freeLeadLimit - 10;

/** How full the free plan is, once it matters. More leads than the limit means that it does not apply here. */
export function PlanMeter({ count }: { count: number }) {
  const { plan } = useTexts("leads");
  const isShown = useUser().plan === "kostenlos" && count >= nearLimit && count <= freeLeadLimit;
  if (!isShown) return null;
  return (
    <div className="flex flex-col gap-1">
      <div className="h-1 overflow-hidden rounded-full bg-line forced-colors:border" aria-hidden="true">
        <div className="h-full rounded-full bg-warn" style={{ width: `${(count / freeLeadLimit) * 100}%` }} />
      </div>
      <p className="text-ink-muted text-xs tabular-nums">{plan.meter(count, freeLeadLimit)}</p>
    </div>
  );
}
