import { freeLeadLimit } from "@linkedpotential/contract/plans";
import { Link } from "react-router-dom";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

const nearLimit = freeLeadLimit - 10;

/**
 * Shows how full the free plan is, with a link to Premium at the limit. There may be more leads than the limit after
 * Premium has ended.
 */
export function PlanMeter({ count }: { count: number }) {
  const { plan } = useTexts("leads");
  const isShown = useUser().plan === "kostenlos" && count >= nearLimit;
  if (!isShown) return null;
  const share = Math.min(1, count / freeLeadLimit);
  return (
    <div className="mt-2 flex flex-col items-start gap-1">
      <div className="h-1 w-full overflow-hidden rounded-full bg-line forced-colors:border" aria-hidden="true">
        <div className="h-full rounded-full bg-warn" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="text-pretty text-ink-muted text-xs tabular-nums">
        {count > freeLeadLimit ? plan.meterOver(count, freeLeadLimit) : plan.meter(count, freeLeadLimit)}
      </p>
      {count >= freeLeadLimit && (
        <Link
          to={{ search: "section=billing" }}
          className="inline-flex min-h-6 items-center text-accent-text text-xs underline underline-offset-2"
        >
          {plan.upgrade}
        </Link>
      )}
    </div>
  );
}
